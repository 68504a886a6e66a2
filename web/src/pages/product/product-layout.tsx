import { styled } from '#styled-system/jsx';

/**
 * The product page in two columns from 1024 px on: the picture, extending to the left edge of the window, and
 * the facts. Below that, the facts are under the pictures.
 */
export const ProductLayout = styled('article', {
  base: {
    display: 'grid',
    position: 'relative',
    zIndex: 'sheet',
    bg: 'bg',
    gridTemplateColumns: 'minmax(0, 1fr)',
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
 * Ends at the right edge of the page's other text, even if the window is wider than the page. On a tablet, its two
 * parts stand beside each other, under the breadcrumbs.
 */
export const ProductColumn = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    columnGap: '12',
    alignContent: 'start',
    paddingTop: { base: '5', lg: '8' },
    paddingBottom: { base: '12', md: '16', lg: '20' },
    paddingRight: 'calc({spacing.gutter} + max(0px, (100vw - {sizes.page}) / 2))',
    paddingLeft: { base: 'gutter', lg: 'clamp(2.5rem, 5vw, 5.5rem)' },
    '& > nav': { gridColumn: '1 / -1' },
    '& > div + div': { marginTop: { base: '8', md: '6', lg: '8' } },
  },
});
