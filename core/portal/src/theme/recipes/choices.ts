import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenStyle } from '../chosen.ts';

/** A choice with its label, 44 px high. */
export const choice = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
  cursor: 'pointer',
  '&:is([data-disabled], :has(:disabled))': { cursor: 'default' },
} as const;

/** The box or dot of a choice. */
const mark = {
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: '1px solid',
  borderColor: 'admin.control',
  bg: 'admin.panel',
  _focusVisible: { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '2px' },
  _disabled: { bg: 'admin.sunken', borderColor: 'admin.rule', cursor: 'default' },
} as const;

/** Several choices below their name. */
const group = {
  root: { minWidth: '0' },
  label: { display: 'block', fontWeight: 'medium', fontSize: 'small', lineHeight: 'snug' },
} as const;

/** The box of a check box, also where it is only drawn. */
export const boxStyle = {
  ...mark,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '3px',
  color: 'admin.panel',
} as const;

/** The browser's own check box. */
export const checkboxStyle = {
  ...boxStyle,
  // The native box is grey in dark mode.
  appearance: 'none',
  cursor: 'pointer',
  '&:checked, &:indeterminate': { bg: 'admin.accent', borderColor: 'admin.accent' },
  '&:checked::before, &:indeterminate::before': {
    content: '""',
    width: '.75rem',
    height: '.75rem',
    bg: 'admin.panel',
  },
  '&:checked::before': { clipPath: 'polygon(10% 46%, 0 58%, 38% 94%, 100% 20%, 88% 8%, 37% 69%)' },
  '&:indeterminate::before': { clipPath: 'inset(42% 0)' },
  '@media (forced-colors: active)': { appearance: 'auto', _before: { content: 'none' } },
} as const;

export const radioGroupRecipe = defineSlotRecipe({
  className: 'radio-group',
  slots: ['root', 'label', 'item', 'itemControl'],
  base: {
    ...group,
    // A long address as its text.
    item: { ...choice, minWidth: '0', '& > span': { minWidth: '0', overflowWrap: 'anywhere' } },
    itemControl: {
      ...mark,
      borderRadius: 'full',
      _checked: {
        borderColor: 'admin.accent',
        borderWidth: '.375rem',
        '@media (forced-colors: active)': { borderColor: 'Highlight' },
      },
    },
  },
});

/** Tiles, side by side; a line below the first one is small. */
export const radioCardRecipe = defineSlotRecipe({
  className: 'radio-card',
  slots: ['root', 'label', 'item', 'itemText'],
  base: {
    ...group,
    item: {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      minHeight: 'target',
      px: '1',
      py: '1',
      border: '1px solid',
      borderColor: 'admin.control',
      borderRadius: 'admin',
      cursor: 'pointer',
      _hover: { bg: 'admin.sunken' },
      _checked: {
        bg: 'admin.selected',
        borderColor: 'admin.accent',
        boxShadow: 'inset 0 0 0 1px {colors.admin.accent}',
        fontWeight: 'strong',
        ...chosenStyle,
      },
      _disabled: { bg: 'admin.sunken', borderColor: 'admin.rule', color: 'admin.quiet', cursor: 'default' },
      _focusVisible: { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '2px' },
    },
    itemText: {
      display: 'grid',
      justifyItems: 'center',
      lineHeight: '1.25',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      '& > small': { fontSize: 'label', fontWeight: 'text', color: 'admin.quiet' },
    },
  },
});
