import { styled } from '#styled-system/jsx';

/** The page's width: at most 1440 px, with gutters at the sides. */
export const Container = styled('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' },
});

/** Twelve columns with 32 px gaps from 1024 px on; one column with `rowGap` below. */
export const Columns = styled(Container, {
  base: {
    display: 'grid',
    rowGap: '12',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
  },
});
