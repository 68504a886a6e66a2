import { styled } from '#styled-system/jsx';

/** Two columns, three on wide screens (SPEC section 9); `few` products are drawn large, in two everywhere. */
export const ProductGrid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    rowGap: { base: '8', md: '12', lg: '16' },
    columnGap: { base: '3', md: '6', lg: '8' },
    // Room under the header's sticky bar for a card that is jumped to.
    '& > li': { scrollMarginTop: '24' },
  },
  variants: { few: { true: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
});
