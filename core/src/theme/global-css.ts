/** Element defaults on both apps; classes come from components. */
export const globalCss = {
  html: {
    scrollBehavior: 'smooth',
    // What is scrolled to, by an anchor or by the focus, must not end under the sticky header.
    scrollPaddingTop: { base: '5rem', md: '7rem' },
    WebkitTextSizeAdjust: '100%',
    bg: 'ink.900',
  },
  body: {
    margin: 0,
    // The bench lies under the body; sheets bring their own paper.
    bg: 'transparent',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 'body',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
  'img, video': { display: 'block', maxWidth: '100%' },
  // Programmatic focus targets after a navigation are not controls.
  'main:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
