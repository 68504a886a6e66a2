import { defineRecipe } from '../define.ts';

/** A 44 px icon button; `framed` goes beside a button of 52 px. */
export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    color: 'fg',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'quick',
    _hover: { bg: 'hint' },
  },
  variants: {
    variant: {
      bare: { width: 'target', height: 'target', borderRadius: 'full' },
      framed: {
        width: 'field',
        height: 'field',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'control',
      },
    },
  },
  defaultVariants: { variant: 'bare' },
});
