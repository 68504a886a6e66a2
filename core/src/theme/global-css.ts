import { bodyText, commonCss } from './common-css.ts';

/** Chosen day, tile, tab, filter and page. */
const CHOSEN = '[aria-selected=true], :is(a, button)[aria-current], [aria-pressed=true], input:checked + *';

/** Element defaults of the site; classes come from components. */
export const globalCss = {
  html: {
    scrollBehavior: 'smooth',
    // Targets of anchors or of the focus must not end up under the sticky header.
    scrollPaddingTop: {
      base: 'clamp(1rem, {spacing.room}, 5rem)',
      md: 'clamp(1rem, {spacing.room}, 7rem)',
    },
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
    // No single word on the last line.
    textWrap: 'pretty',
  },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
  ...commonCss,
  // With the visitor's own few colors (Windows contrast themes), backgrounds, shadows and line colors of the
  // design are gone. What is chosen has the system's mark for it instead, in every component.
  '@media (forced-colors: active)': {
    [`:is(${CHOSEN}), :is(${CHOSEN}) *`]: {
      forcedColorAdjust: 'none !important',
      bg: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'Highlight !important',
      outlineColor: 'CanvasText !important',
    },
    // Its focus ring lies within it.
    '[role=tab][aria-selected=true]': { outlineColor: 'HighlightText !important' },
    // Transparent lines become visible: without this, each tab would be underlined like the chosen one.
    '[role=tab][aria-selected=false]': { borderColor: 'Canvas !important' },
  },
  // The page behind a dialog does not scroll. A tap outside a popover dialog closes it and must have no other
  // effect; for modal dialogs the browser ensures that itself.
  'html:has(dialog:is(:modal, :popover-open))': {
    overflow: 'hidden',
    // Pages are longer than any window: where scrollbars take up space, theirs is kept.
    scrollbarGutter: 'var(--scrollbar-gutter, auto)',
  },
  'body:has(dialog:popover-open)': { pointerEvents: 'none' },
  'dialog:popover-open': { pointerEvents: 'auto' },
  // Elements focused by script after a navigation are not controls.
  'main:focus': { outlineStyle: 'none' },
};
