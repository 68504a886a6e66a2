import { bodyText, commonCss } from '../common-css.ts';

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
    ...bodyText,
    fontSize: 'nav',
    lineHeight: '1.5',
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '2px' },
  ...commonCss,
  // What is written in the dark would print it.
  '@media print': { 'html, body': { bg: 'white' } },
  // Programmatic focus targets after a navigation are not controls.
  'main:focus, h1:focus': { outline: 'none' },
};
