import { defineRecipe } from '../define.ts';

/** A toast at the bottom of the window: dark, with a line at its left, gold or, for an error, garnet. */
export const toastRecipe = defineRecipe({
  className: 'toast',
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: '3',
    alignItems: 'start',
    width: { base: 'calc(100vw - 2rem)', sm: '24rem' },
    p: '3',
    pl: '4',
    bg: 'ink.900',
    color: 'bone.100',
    borderLeft: '3px solid',
    borderColor: 'gold.500',
    // The inner hairline is its border on dark backgrounds.
    boxShadow: 'inset 0 0 0 1px rgb(246 241 231 / .24), {shadows.toast}',
    // The toast list moves its items by these custom properties.
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    opacity: 'var(--opacity)',
    height: 'var(--height)',
    transition: 'translate 280ms, scale 280ms, opacity 280ms, height 280ms',
    willChange: 'translate, opacity, scale',
    '&[data-type=error]': { borderColor: 'garnet.200' },
  },
});
