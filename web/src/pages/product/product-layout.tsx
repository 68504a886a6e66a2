import { chakra } from '@chakra-ui/react';

/** The product page's two halves: the picture, bleeding off the left edge, and the facts. */
export const ProductLayout = chakra('article', {
  base: {
    display: 'grid',
    position: 'relative',
    zIndex: 'sheet',
    bg: 'bg',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

/** A square; on wide screens it stays in view beside the facts and is cut before it outgrows them. */
export const ProductPicture = chakra('div', {
  base: {
    bg: 'bg.second',
    '& > *': {
      width: 'full',
      height: 'auto',
      aspectRatio: '1',
      objectFit: 'cover',
      lg: { position: 'sticky', top: '6rem', minHeight: '46rem', maxHeight: '54rem' },
    },
  },
});

export const ProductFacts = chakra('div', {
  base: {
    paddingTop: '8',
    paddingBottom: { base: '16', lg: '20' },
    paddingRight: 'gutter',
    paddingLeft: { base: 'gutter', lg: 'clamp(2.5rem, 5vw, 5.5rem)' },
    lg: { alignSelf: 'center' },
  },
});
