import { styled } from '#styled-system/jsx';

/** Three cards abreast from 768 px on, under each other below. */
export const CardGrid = styled('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '12',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    marginTop: 'clamp(2.5rem, 1.5rem + 3vw, 4.5rem)',
    listStyle: 'none',
  },
});
