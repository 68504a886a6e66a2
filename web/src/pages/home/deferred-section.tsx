import type { SystemStyleObject } from '#styled-system/types';
import { Container } from '../../components/layout/container.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import type { LazyPart } from '../../lib/lazy.ts';

interface DeferredSectionProps {
  /** The lazy part with the section's content. */
  of: LazyPart<object>;
  /** Of the placeholder: about as high as the content, so that what follows hardly moves when it is loaded. */
  waitingCss: SystemStyleObject;
}

/**
 * A section whose code is loaded with the first interaction (its part is deferred); after a client-side
 * navigation, a placeholder is shown meanwhile.
 */
export const DeferredSection = ({ of, waitingCss }: DeferredSectionProps) => (
  <LazyBoundary
    of={of}
    waiting={
      <Container css={waitingCss}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton css={{ height: '3rem', width: 'min(100%, 28rem)' }} />
        <Skeleton line css={{ width: 'min(100%, 34rem)', marginTop: '6' }} />
        <Skeleton line css={{ width: 'min(100%, 30rem)', marginTop: '4' }} />
      </Container>
    }
  />
);
