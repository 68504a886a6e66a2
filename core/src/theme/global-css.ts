import { bodyText, commonCss } from './common-css.ts';

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
    ...bodyText,
    fontSize: 'body',
    lineHeight: 'body',
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
  ...commonCss,
  // The page behind a dialog stands still. A tap beside one that is a popover closes it and must do no
  // more; of a modal one the browser takes care by itself.
  'html:has(dialog:is(:modal, :popover-open))': { overflow: 'hidden' },
  // Where scrollbars take room it is kept, or the page would be laid out anew and move.
  'html[data-scrollbar]:has(dialog:is(:modal, :popover-open))': { scrollbarGutter: 'stable' },
  'body:has(dialog:popover-open)': { pointerEvents: 'none' },
  'dialog:popover-open': { pointerEvents: 'auto' },
  // Programmatic focus targets after a navigation are not controls.
  'main:focus': { outlineStyle: 'none' },
};
