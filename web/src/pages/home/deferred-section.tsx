import type { ComponentType } from 'react';
import { styled } from '#styled-system/jsx';
import { skeleton } from '#styled-system/recipes';
import type { SystemStyleObject } from '#styled-system/types';
import { Container } from '../../components/layout/container.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';

const Skeleton = styled('div', skeleton);

interface DeferredSectionProps {
  /** The lazy part with the section's content. */
  of: ComponentType;
  /** Of the placeholder: about as high as the content, so that what follows hardly moves when it is loaded. */
  waitingCss: SystemStyleObject;
}

/**
 * A section whose code is loaded with the first interaction (its part is deferred); after a client-side
 * navigation, a placeholder is shown meanwhile.
 */
export const DeferredSection = ({ of: Part, waitingCss }: DeferredSectionProps) => (
  <LazyBoundary
    of={Part}
    waiting={
      <Container css={waitingCss}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton css={{ height: '3rem', width: 'min(100%, 28rem)' }} />
        <Skeleton line css={{ width: 'min(100%, 34rem)', marginTop: '6' }} />
        <Skeleton line css={{ width: 'min(100%, 30rem)', marginTop: '4' }} />
      </Container>
    }
  >
    <Part />
  </LazyBoundary>
);
