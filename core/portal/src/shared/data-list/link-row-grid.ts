import { chakra } from '@chakra-ui/react';
import { checkboxStyle, chosenEdgeStyle } from '../../theme/index.ts';

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
    '& .pick input': checkboxStyle,
    '& .line': { display: 'grid', minWidth: '0' },
    '& .link': {
      paddingRight: { base: '4', lg: '5' },
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  },
});
