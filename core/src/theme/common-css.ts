/** Text of both apps, whatever its size and colour. */
export const bodyText = {
  fontFamily: 'body',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
};

/** Element defaults that are the same in both apps. */
export const commonCss = {
  'img, video': { display: 'block', maxWidth: '100%' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      // Zero, not short: a window out of sight would never end it. What waits first (the wheel) still does.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};
