import { styled } from '#styled-system/jsx';

/**
 * The product page in two columns from 768 px on: the picture, extending to the left edge of the window, and
 * the facts.
 */
export const ProductLayout = styled('article', {
  base: {
    display: 'grid',
    position: 'relative',
    zIndex: 'sheet',
    bg: 'bg',
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Seven twelfths of the page's width, plus the space to the left of the page in wider windows.
    lg: {
      gridTemplateColumns:
        'calc(max(0px, (100vw - {sizes.page}) / 2) + 7 / 12 * min(100%, {sizes.page})) minmax(0, 1fr)',
    },
    // Keeps a focused element from being scrolled under the bar at the bottom of a phone.
    mdDown: { '& a, & button': { scrollMarginBottom: 'clamp(0rem, {spacing.room}, 5.5rem)' } },
  },
});

/**
 * A square on a phone. Beside the facts, the picture fills its column up to a maximum height, above which it
 * would be cropped too much at the sides, and stays in view. It is cropped more at the bottom than at the
 * top, where the stone is.
 */
export const ProductPicture = styled('div', {
  base: {
    '& > *': {
      position: 'relative',
      aspectRatio: { base: '1', md: 'auto' },
      bg: 'bg.second',
      md: { position: 'sticky', top: '5rem', height: 'full', minHeight: '30rem', maxHeight: '62vw' },
      // Below the header's sticky bar.
      lg: { top: '6rem', minHeight: '46rem', maxHeight: '70vw' },
    },
    '& a': { height: 'full' },
    // Not the picture in the dialog.
    '& a > img': {
      display: 'block',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      objectPosition: 'var(--focus, 50% 20%)',
    },
  },
});

/** A small square in the lower left corner of the picture, with a margin in the page's background colour. */
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

/** Ends at the right edge of the page's other text, even if the window is wider than the page. */
export const ProductColumn = styled('div', {
  base: {
    paddingTop: '8',
    paddingBottom: { base: '12', md: '16', lg: '20' },
    paddingRight: 'calc({spacing.gutter} + max(0px, (100vw - {sizes.page}) / 2))',
    paddingLeft: { base: 'gutter', md: '8', lg: 'clamp(2.5rem, 5vw, 5.5rem)' },
    lg: { alignSelf: 'center' },
  },
});
