import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** The box of what is typed or chosen, 44 px high. */
const box = {
  width: 'full',
  minHeight: 'target',
  border: '1px solid',
  borderColor: 'admin.control',
  borderRadius: 'admin',
  bg: 'admin.panel',
  color: 'admin.fg',
  appearance: 'none',
} as const;

/** Label and hint above a control, the error below. */
export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', minWidth: '0' },
    label: { fontWeight: 'medium', fontSize: 'small', lineHeight: 'snug' },
    helperText: { marginTop: '-1', fontSize: 'small', lineHeight: '1.45', color: 'admin.quiet' },
    errorText: {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      fontSize: 'small',
      lineHeight: '1.45',
      color: 'admin.error',
    },
  },
});

/** The browser's own list of options in a box with an arrow. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', flex: { base: '1 1 8rem', lg: '0 1 13rem' }, minWidth: '0' },
    field: {
      ...box,
      paddingLeft: '3',
      paddingRight: '10',
      // Below 16 px, phones zoom in when the field gets the focus.
      fontSize: { base: 'body', lg: 'nav' },
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    indicator: {
      position: 'absolute',
      right: '3',
      top: '50%',
      translate: '0 -50%',
      color: 'admin.quiet',
      pointerEvents: 'none',
      '& > svg': { width: '4', height: '4' },
    },
  },
});

/** Portal field: boxed, 44 px, 2 px accent border on focus, garnet when invalid. */
export const portalInputRecipe = defineRecipe({
  className: 'portal-input',
  base: {
    ...box,
    minWidth: '0',
    py: '2',
    px: '3',
    // Below 16 px, phones zoom in when the field gets the focus.
    fontSize: 'body',
    lineHeight: '1.5',
    _placeholder: { color: 'admin.quiet', opacity: '1' },
    '&:focus': { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '-1px' },
    '&[aria-invalid=true]': { borderColor: 'admin.error', outlineColor: 'admin.error' },
  },
});
