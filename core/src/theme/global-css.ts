import { bodyText, commonCss } from './common-css.ts';

/** Element defaults of the site; classes come from components. */
export const globalCss = {
  html: {
    scrollBehavior: 'smooth',
    // Targets of anchors or of the focus must not end up under the sticky header.
    scrollPaddingTop: { base: '5rem', md: '7rem' },
    WebkitTextSizeAdjust: '100%',
    bg: 'ink.900',
  },
  body: {
    margin: 0,
    // The background picture is behind the body; sections have backgrounds of their own.
    bg: 'transparent',
    color: 'fg',
    ...bodyText,
    fontSize: 'body',
    lineHeight: 'body',
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
  ...commonCss,
  // The page behind a dialog does not scroll. A tap outside a popover dialog closes it and must have no other
  // effect; for modal dialogs the browser ensures that itself.
  'html:has(dialog:is(:modal, :popover-open))': { overflow: 'hidden' },
  // Reserves the space of classic scrollbars, to avoid a layout shift.
  'html[data-scrollbar]:has(dialog:is(:modal, :popover-open))': { scrollbarGutter: 'stable' },
  'body:has(dialog:popover-open)': { pointerEvents: 'none' },
  'dialog:popover-open': { pointerEvents: 'auto' },
  // Elements focused by script after a navigation are not controls.
  'main:focus': { outlineStyle: 'none' },
};
