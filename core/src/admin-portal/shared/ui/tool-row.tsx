import { chakra } from '@chakra-ui/react';

/** A row of controls in the library's panel. */
export const ToolRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', lg: '5' },
    py: '3',
    borderTop: '1px solid',
    borderColor: 'admin.rule',
  },
});
