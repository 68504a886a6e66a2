import { cva } from '#styled-system/css';

/** Links of the footer, with an address or without one. */
export const footerLinkRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    fontSize: 'nav',
    color: 'fg',
    textUnderlineOffset: '.36em',
    textDecorationColor: 'accent',
    '&[href]:hover': { textDecorationLine: 'underline' },
  },
});
