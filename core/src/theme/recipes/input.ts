import { defineRecipe } from '../define.ts';

/** Fields are an underline, not a box: 3:1 contrast, 2 px gold on focus, 2 px garnet when invalid. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minHeight: 'field',
    py: '3',
    px: '0',
    border: '0',
    borderBottom: '1px solid',
    borderColor: 'control',
    borderRadius: '0',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'field',
    lineHeight: '1.5',
    appearance: 'none',
    // When it is scrolled to, its label is to be seen too.
    scrollMarginTop: '3.5rem',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    _placeholder: { color: 'fg.quiet', opacity: '1' },
    _hover: { borderColor: 'fg' },
    '&:focus': {
      // Invisible, except in forced-colors mode, which removes the box shadow.
      outline: '2px solid transparent',
      borderColor: 'accent',
      boxShadow: '0 1px 0 0 {colors.accent}',
    },
    // Higher specificity than the focus style, whatever the order of the rules.
    '&:is([aria-invalid=true], [aria-invalid=true]:focus)': {
      borderColor: 'error',
      boxShadow: '0 1px 0 0 {colors.error}',
    },
    // Over a picture the border has to be lighter than on a plain dark background.
    '[data-ground=dark][data-window] &': { borderColor: 'bone.300' },
  },
  variants: {
    multiline: { true: { minHeight: '8.5rem', resize: 'vertical' } },
  },
});
