import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from '@jeweler/core/theme';
import { VisuallyHidden } from '@jeweler/core/ui';
import { type ReactNode, Suspense } from 'react';
import { Wrap } from '../../components/layout/wrap.tsx';

const Skeleton = chakra('div', skeletonRecipe);

interface DeferredSectionProps {
  /** About the height of what comes, so that what follows hardly moves when it arrives. */
  minHeight: { base: string; lg: string };
  children: ReactNode;
}

/** A section whose code comes when the page is idle; a placeholder after a client-side navigation. */
export const DeferredSection = ({ minHeight, children }: DeferredSectionProps) => (
  <Suspense
    fallback={
      <Wrap minHeight={minHeight}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton height="3rem" width="min(100%, 28rem)" />
        <Skeleton line width="min(100%, 34rem)" marginTop="6" />
        <Skeleton line width="min(100%, 30rem)" marginTop="4" />
      </Wrap>
    }
  >
    {children}
  </Suspense>
);
