import { chakra } from '@chakra-ui/react';

/** The product page's two halves: the picture, bleeding off the left edge, and the facts. */
export const ProductLayout = chakra('article', {
  base: {
    display: 'grid',
    position: 'relative',
    zIndex: 'sheet',
    bg: 'bg',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Seven twelfths of the page's width, and all of what lies left of the page in a wider window.
    lg: {
      gridTemplateColumns:
        'calc(max(0px, (100vw - {sizes.page}) / 2) + 7 / 12 * min(100%, {sizes.page})) minmax(0, 1fr)',
    },
  },
});

/**
 * A square. On wide screens it stays in view beside the facts and is never higher than the window; it
 * then loses more at its foot than at its head, where the stone is.
 */
export const ProductPicture = chakra('div', {
  base: {
    '& > *': {
      width: 'full',
      height: 'auto',
      aspectRatio: '1',
      bg: 'bg.second',
      objectFit: 'cover',
      objectPosition: '50% 20%',
      lg: {
        position: 'sticky',
        top: '6rem',
        minHeight: '46rem',
        maxHeight: 'max(54rem, 100vh - 6rem)',
      },
    },
  },
});

/** Ends where the page's other text ends, also where the window is wider than the page. */
export const ProductFacts = chakra('div', {
  base: {
    paddingTop: '8',
    paddingBottom: { base: '16', lg: '20' },
    paddingRight: 'calc({spacing.gutter} + max(0px, (100vw - {sizes.page}) / 2))',
    paddingLeft: { base: 'gutter', lg: 'clamp(2.5rem, 5vw, 5.5rem)' },
    lg: { alignSelf: 'center' },
  },
});
