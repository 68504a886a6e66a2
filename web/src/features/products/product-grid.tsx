import { styled } from '#styled-system/jsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';

/**
 * Two columns, three on wide screens (SPEC section 9); `few` products are shown large, always in two columns.
 */
export const ProductGrid = styled('ul', {
  base: {
    display: 'grid',
    // One with enlarged text on a phone.
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(max(8rem, 50% - 1rem), 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    rowGap: { base: '8', md: '12', lg: '16' },
    columnGap: { base: '3', md: '6', lg: '8' },
    // Keeps the header's sticky bar from covering a card that was scrolled to.
    '& > li': { scrollMarginTop: '24' },
  },
  variants: { few: { true: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } } } },
});

/** Placeholders of a list (SPEC section 9). */
const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Six card-shaped placeholders, while a list is loading. */
export const ProductGridSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading the pieces</VisuallyHidden>
    <ProductGrid aria-hidden="true">
      {placeholders.map((name) => (
        <li key={name}>
          <Skeleton css={{ aspectRatio: '1' }} />
          <Skeleton line css={{ width: '70%', marginTop: '6' }} />
          <Skeleton line css={{ width: '30%', marginTop: '4' }} />
        </li>
      ))}
    </ProductGrid>
  </div>
);
