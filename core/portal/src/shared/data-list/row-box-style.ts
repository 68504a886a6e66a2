import type { SystemStyleObject } from '@chakra-ui/react';
import { checkboxRecipe } from '../../theme/index.ts';

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
