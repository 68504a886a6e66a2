import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from '@jeweler/core/theme';
import { VisuallyHidden } from '@jeweler/core/ui';
import { ProductFacts, ProductLayout, ProductPicture } from './product-layout.tsx';

const Skeleton = chakra('div', skeletonRecipe);

/** A piece that is on its way, in the shape it will have. */
export const ProductSkeleton = () => (
  <ProductLayout as="div" role="status">
    <VisuallyHidden>Loading the piece</VisuallyHidden>
    <ProductPicture>
      <Skeleton />
    </ProductPicture>
    <ProductFacts>
      <Skeleton line width="60%" />
      <Skeleton height="3.5rem" width="85%" marginTop="8" />
      <Skeleton line width="25%" marginTop="6" />
      <Skeleton line marginTop="8" />
      <Skeleton line marginTop="4" />
      <Skeleton line width="70%" marginTop="4" />
      <Skeleton height="field" marginTop="12" />
    </ProductFacts>
  </ProductLayout>
);
