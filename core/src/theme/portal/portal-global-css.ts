import { bodyText, commonCss } from '../common-css.ts';

/** Element defaults of the staff portal: denser than the site, on its canvas, light or dark. */
export const portalGlobalCss = {
  html: {
    colorScheme: 'light',
    WebkitTextSizeAdjust: '100%',
    bg: 'admin.canvas',
    // Elements that receive the focus must not end up under the header.
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
  // Avoids printing the dark background.
  '@media print': {
    'html, body': { bg: 'white' },
    // A sheet that is printed whatever the screen shows.
    'body:has(> [data-print-alone]) > :not([data-print-alone])': { display: 'none' },
  },
  // Elements focused by script after a navigation are not controls.
  'main:focus, h1:focus': { outline: 'none' },
};
