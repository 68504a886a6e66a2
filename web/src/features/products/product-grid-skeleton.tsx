import { styled } from '#styled-system/jsx';
import { skeleton } from '#styled-system/recipes';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { ProductGrid } from './product-grid.tsx';

const Skeleton = styled('div', skeleton);

/** Placeholders of a list (SPEC section 9). */
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Six placeholders in the shape of cards, while a list is loading. */
export const ProductGridSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading the pieces</VisuallyHidden>
    <ProductGrid aria-hidden="true">
      {places.map((place) => (
        <li key={place}>
          <Skeleton aspectRatio="1" />
          <Skeleton line width="70%" marginTop="6" />
          <Skeleton line width="30%" marginTop="4" />
        </li>
      ))}
    </ProductGrid>
  </div>
);
