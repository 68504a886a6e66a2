import { defineRecipe } from '@jeweler/core/theme/definitions';

/** Portal field: boxed, 44 px, 2 px accent border on focus, garnet when invalid. */
export const portalInputRecipe = defineRecipe({
  className: 'portal-input',
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: 'target',
    py: '2',
    px: '3',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    bg: 'admin.panel',
    color: 'admin.fg',
    // Below 16 px, phones zoom in when the field gets the focus.
    fontSize: 'body',
    lineHeight: '1.5',
    appearance: 'none',
    _placeholder: { color: 'admin.quiet', opacity: '1' },
    '&:focus': { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '-1px' },
    '&[aria-invalid=true]': { borderColor: 'admin.error', outlineColor: 'admin.error' },
  },
});
