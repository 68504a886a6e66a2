import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from '@jeweler/core/theme';
import { VisuallyHidden } from '@jeweler/core/ui';
import type { ComponentType } from 'react';
import { Wrap } from '../../components/layout/wrap.tsx';
import { PartPlace } from '../../components/lazy/part-place.tsx';

const Skeleton = chakra('div', skeletonRecipe);

interface DeferredSectionProps {
  /** The lazy part that is the section's content. */
  of: ComponentType;
  /** About the height of what comes, so that what follows hardly moves when it arrives. */
  minHeight: { base: string; lg: string };
}

/** A section whose code comes when the page is idle; a placeholder after a client-side navigation. */
export const DeferredSection = ({ of: Part, minHeight }: DeferredSectionProps) => (
  <PartPlace
    of={Part}
    waiting={
      <Wrap minHeight={minHeight}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton height="3rem" width="min(100%, 28rem)" />
        <Skeleton line width="min(100%, 34rem)" marginTop="6" />
        <Skeleton line width="min(100%, 30rem)" marginTop="4" />
      </Wrap>
    }
  >
    <Part />
  </PartPlace>
);
