import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenStyle } from '../chosen.ts';

/** A choice with its label, 44 px high. */
const choice = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
  cursor: 'pointer',
  _disabled: { cursor: 'default' },
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
  _disabled: { bg: 'admin.sunken', borderColor: 'admin.rule' },
} as const;

/** Several choices below their name. */
const group = {
  root: { minWidth: '0' },
  label: { display: 'block', fontWeight: 'medium', fontSize: 'small', lineHeight: 'snug' },
} as const;

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'control', 'indicator', 'label'],
  base: {
    root: choice,
    control: {
      ...mark,
      display: 'grid',
      placeItems: 'center',
      borderRadius: '3px',
      color: 'admin.panel',
      '&:is([data-state=checked], [data-state=indeterminate])': {
        bg: 'admin.accent',
        borderColor: 'admin.accent',
        ...chosenStyle,
      },
    },
    indicator: { width: '1rem', height: '1rem' },
  },
});

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

/** Two or three views, side by side in one frame. */
export const segmentGroupRecipe = defineSlotRecipe({
  className: 'segment-group',
  slots: ['root', 'item'],
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' },
    // The chosen one is underlined like the present screen in the navigation.
    item: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minWidth: 'target',
      minHeight: 'target',
      px: { base: '2', md: '3' },
      borderRadius: 'admin',
      color: 'admin.quiet',
      fontSize: 'small',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'admin.sunken', color: 'admin.fg' },
      _checked: {
        bg: 'admin.sunken',
        color: 'admin.fg',
        boxShadow: 'inset 0 -2px 0 {colors.admin.accent}',
        ...chosenStyle,
      },
      _focusVisible: { outline: '2px solid', outlineColor: 'currentColor', outlineOffset: '-4px' },
      '& svg': { width: '1.125rem', height: '1.125rem' },
    },
  },
});
