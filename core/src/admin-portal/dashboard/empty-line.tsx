import { chakra } from '@chakra-ui/react';

/** Said in a panel that has nothing to list. */
export const EmptyLine = chakra('p', {
  base: { px: { base: '4', lg: '5' }, py: '4', color: 'admin.quiet' },
});
