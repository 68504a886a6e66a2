import { styled } from '#styled-system/jsx';

/** Four columns from 1024 px on, two below. */
export const Row = styled('ul', {
  base: {
    display: 'grid',
    // One with enlarged text on a phone.
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(max(8rem, 50% - 1rem), 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    rowGap: { base: '8', md: '12' },
    columnGap: { base: '3', md: '6', lg: '8' },
    marginTop: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
  },
});
