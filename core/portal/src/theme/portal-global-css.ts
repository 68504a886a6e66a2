import { bodyText, commonCss } from '@jeweler/core/theme/definitions';

/** Element defaults of the staff portal: denser than the site, on its canvas, light or dark. */
export const portalGlobalCss = {
  html: {
    colorScheme: 'light',
    bg: 'admin.canvas',
    // The connection's banner sets it while it is shown.
    '--banner-height': '0px',
    // Of all that stays at the top of the window: the banner, on tablets the navigation below it.
    '--nav-height': {
      base: 'var(--banner-height)',
      md: 'calc(var(--banner-height) + 3.25rem + 1px)',
      lg: 'var(--banner-height)',
    },
    // Elements that receive the focus must not end up under what stays at the top.
    scrollPaddingTop: 'calc(var(--nav-height) + 5rem)',
    '&.dark': { colorScheme: 'dark' },
    // The same for the bar of a form, in several lines on phones.
    '&:has([data-save-bar=top])': { scrollPaddingTop: 'calc(var(--nav-height) + 10rem)' },
    '&:has([data-save-bar=bottom])': { scrollPaddingBottom: '10rem' },
  },
  // Notices appear above the bar: a pointer that rests on Save would keep them there, and Save out of reach.
  'body:has([data-save-bar=bottom]) [data-scope=toast][data-part=group]': {
    bottom: { base: '10rem !important', sm: '6rem !important' },
  },
  body: {
    bg: 'admin.canvas',
    color: 'admin.fg',
    ...bodyText,
    fontSize: 'nav',
    lineHeight: '1.5',
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '2px' },
  ...commonCss,
  // Contrast themes mark only `disabled`, not what stays focusable. Nested, because Chakra sorts media queries side by
  // side by their names, for which the browser creates its first collator: 10 ms of the start.
  '[aria-disabled=true], [aria-disabled=true] *': {
    '@media (forced-colors: active)': {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
  // Avoids printing the dark background.
  '@media print': {
    'html, body': { bg: 'white' },
    // Of a screen below a dialog that is for paper, nothing; of the dialog all, however long it is.
    'body:has([data-printed]) > :not(:has([data-printed]))': { display: 'none' },
    '[data-scope=dialog]:has([data-printed])': {
      position: 'static !important',
      display: 'block !important',
      maxHeight: 'none !important',
      padding: '0 !important',
      border: 'none !important',
      bg: 'white !important',
    },
    '[role=dialog]:has([data-printed]) *': { color: 'black !important' },
    '[role=dialog]:has([data-printed]) button': { display: 'none !important' },
  },
  // Elements focused by script after a navigation are not controls.
  'main:focus, h1:focus': { outline: 'none' },
};
