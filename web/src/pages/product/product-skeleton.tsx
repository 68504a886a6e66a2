import { styled } from '#styled-system/jsx';
import { skeleton } from '#styled-system/recipes';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { ProductFacts, ProductLayout, ProductPicture } from './product-layout.tsx';

const Skeleton = styled('div', skeleton);

/** A product that is loading, in the shape it will have. */
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
