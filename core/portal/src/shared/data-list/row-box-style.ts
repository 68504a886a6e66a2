import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { checkboxRecipe, chosenEdgeStyle } from '../../theme/index.ts';

/**
 * The browser's own check box, drawn like the portal's: Chakra's would start a state machine for each row that
 * is scrolled into view.
 */
export const rowBoxStyle: SystemStyleObject = {
  ...checkboxRecipe.base?.control,
  margin: '0',
  // The native box is grey in dark mode.
  appearance: 'none',
  cursor: 'pointer',
  '&:checked': { bg: 'admin.accent', borderColor: 'admin.accent' },
  '&:checked::before': {
    content: '""',
    width: '.75rem',
    height: '.75rem',
    bg: 'admin.panel',
    clipPath: 'polygon(10% 46%, 0 58%, 38% 94%, 100% 20%, 88% 8%, 37% 69%)',
  },
  '@media (forced-colors: active)': { appearance: 'auto', _before: { content: 'none' } },
};

/**
 * A grid of rows that a link covers; `pick` is the cell of the check box. Rows use class names, so that one style rule
 * serves all of them.
 */
export const LinkRowGrid = chakra('div', {
  base: {
    position: 'relative',
    userSelect: 'none',
    '& .row': {
      position: 'absolute',
      insetInline: '0',
      display: 'grid',
      borderBottom: 'rule',
    },
    '& .row:hover': { bg: 'admin.sunken' },
    '& .row:focus-visible': { outlineOffset: '-2px' },
    '& .row[aria-current]': {
      bg: 'admin.sunken',
      boxShadow: 'inset 2px 0 0 {colors.admin.accent}',
      ...chosenEdgeStyle,
    },
    '& .row[aria-selected=true]': { bg: 'admin.selected' },
    // Above the link, which covers the row.
    '& .pick': {
      position: 'relative',
      zIndex: '1',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
    },
    '& .pick input': rowBoxStyle,
    '& .line': { display: 'grid', minWidth: '0' },
    '& .link': {
      paddingRight: { base: '4', lg: '5' },
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  },
});
