import { styled } from '#styled-system/jsx';

/** The product page's two halves, from 768 px on: the picture, bleeding off the left edge, and the facts. */
export const ProductLayout = styled('article', {
  base: {
    display: 'grid',
    position: 'relative',
    zIndex: 'sheet',
    bg: 'bg',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Seven twelfths of the page's width, and all of what lies left of the page in a wider window.
    lg: {
      gridTemplateColumns:
        'calc(max(0px, (100vw - {sizes.page}) / 2) + 7 / 12 * min(100%, {sizes.page})) minmax(0, 1fr)',
    },
    // What gets the focus must not end under the bar at the foot of a phone.
    mdDown: { '& a, & button': { scrollMarginBottom: '5.5rem' } },
  },
});

/**
 * A square on a phone. Beside the facts the picture fills its column, up to a height at which it would
 * lose too much at its sides; it then stays in view. What is too much at its foot is cut there rather
 * than at its head, where the stone is.
 */
export const ProductPicture = styled('div', {
  base: {
    '& > *': {
      position: 'relative',
      aspectRatio: { base: '1', md: 'auto' },
      bg: 'bg.second',
      md: { position: 'sticky', top: '5rem', height: 'full', minHeight: '30rem', maxHeight: '62vw' },
      // Under the header's bar, which stays.
      lg: { top: '6rem', minHeight: '46rem', maxHeight: '70vw' },
    },
    '& a': { height: 'full' },
    // Not the one in the dialog that opens over the page.
    '& a > img': {
      display: 'block',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      objectPosition: '50% 20%',
    },
  },
});

/** A small square in the lower left corner of the picture, cut out of the paper. */
export const SecondPicture = styled('div', {
  base: {
    position: 'absolute',
    left: '0',
    bottom: '0',
    width: 'clamp(6rem, 24%, 12rem)',
    aspectRatio: '1',
    paddingTop: '2',
    paddingRight: '2',
    bg: 'bg',
    '& svg': { display: 'none' },
  },
});

/** Ends where the page's other text ends, also where the window is wider than the page. */
export const ProductFacts = styled('div', {
  base: {
    paddingTop: '8',
    paddingBottom: { base: '12', md: '16', lg: '20' },
    paddingRight: 'calc({spacing.gutter} + max(0px, (100vw - {sizes.page}) / 2))',
    paddingLeft: { base: 'gutter', md: '8', lg: 'clamp(2.5rem, 5vw, 5.5rem)' },
    lg: { alignSelf: 'center' },
  },
});
