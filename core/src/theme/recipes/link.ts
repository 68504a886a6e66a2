import { defineRecipe } from '../define.ts';

/**
 * Links: `underlined` with a gold line, `quiet` with a line on hover only, `navigation` with a line that
 * grows on hover.
 */
export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'inherit',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.36em',
    textDecorationColor: 'ornament',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'quick',
  },
  variants: {
    variant: {
      underlined: { textDecorationLine: 'underline', _hover: { textDecorationColor: 'currentColor' } },
      quiet: { textDecorationLine: 'none', _hover: { textDecorationLine: 'underline' } },
      navigation: {
        textDecorationLine: 'none',
        fontSize: 'small',
        letterSpacing: 'nav',
        backgroundImage: 'linear-gradient({colors.ornament}, {colors.ornament})',
        backgroundRepeat: 'no-repeat',
        backgroundPosition: '0 calc(50% + .8rem)',
        backgroundSize: '0 1px',
        transitionProperty: 'background-size',
        transitionDuration: 'calm',
        transitionTimingFunction: 'out',
        '&:hover, &[aria-current]': { backgroundSize: '100% 1px' },
      },
    },
    /** `target`: at least 44 px high, for standalone links. */
    size: {
      inline: { display: 'inline' },
      target: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'target' },
    },
  },
  defaultVariants: { variant: 'underlined', size: 'inline' },
});
