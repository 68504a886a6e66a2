/** Element defaults of the staff portal: denser than the site, on its canvas, light or dark. */
export const portalGlobalCss = {
  html: {
    colorScheme: 'light',
    WebkitTextSizeAdjust: '100%',
    bg: 'admin.canvas',
    // What the focus scrolls to must not end under the header.
    scrollPaddingTop: '5rem',
    '&.dark': { colorScheme: 'dark' },
  },
  body: {
    margin: 0,
    bg: 'admin.canvas',
    color: 'admin.fg',
    fontFamily: 'body',
    fontSize: 'nav',
    lineHeight: '1.5',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '2px' },
  'img, video': { display: 'block', maxWidth: '100%' },
  // Programmatic focus targets after a navigation are not controls.
  'main:focus, h1:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};
