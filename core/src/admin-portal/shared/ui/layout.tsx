import { chakra } from '@chakra-ui/react';

/** Two columns on wide screens: the narrow one for figures, the wide one for pictures and names. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 24rem) minmax(0, 1fr)' },
  },
});

export const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: '0' } });

/** Text of a panel that has nothing to list. */
export const EmptyLine = chakra('p', {
  base: { px: { base: '4', lg: '5' }, py: '4', color: 'admin.quiet' },
});
