/** Body text in both apps, regardless of size and color. */
export const bodyText = {
  fontFamily: 'body',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
};

/** Element defaults shared by both apps. */
export const commonCss = {
  'img, video': { display: 'block', maxWidth: '100%' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animation: 'none !important',
      // Zero rather than very short: in a hidden window a transition would never end. Transition delays (of
      // the wheel) still apply.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};
