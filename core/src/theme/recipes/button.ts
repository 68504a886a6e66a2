import { defineRecipe } from '../define.ts';

/** Repeated in each variant, because on the site a variant's styles override the base's. */
const _disabled = { bg: 'paper.300', borderColor: 'paper.300', color: 'ink.600', cursor: 'default' };

/**
 * Square-cornered 52 px button: `solid` (one per view) or outlined `line`; adapts to light and dark
 * backgrounds.
 */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: 'field',
    // 32 px; less only for large text on narrow screens.
    px: 'clamp(.5rem, 15vw - 1rem, 2rem)',
    py: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    textStyle: 'label',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'calm',
    transitionTimingFunction: 'out',
  },
  variants: {
    variant: {
      solid: {
        bg: 'solid',
        borderColor: 'solid',
        color: 'solid.fg',
        _hover: { _enabled: { bg: 'solid.hover', borderColor: 'solid.hover' } },
        _disabled,
      },
      line: {
        bg: 'transparent',
        borderColor: 'fg',
        color: 'fg',
        _hover: { _enabled: { bg: 'solid', borderColor: 'solid', color: 'solid.fg' } },
        _disabled,
      },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid' },
});
