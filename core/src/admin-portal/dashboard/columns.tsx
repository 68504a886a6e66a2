import { chakra } from '@chakra-ui/react';

/** Two columns on wide screens, the narrow one for figures, the wide one for pictures and names. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 24rem) minmax(0, 1fr)' },
  },
});

export const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: '0' } });
