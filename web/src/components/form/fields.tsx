import { styled } from '#styled-system/jsx';

/** Fields in one column; with `pair`, in two from 640 px on. */
export const Fields = styled('div', {
  base: { display: 'grid', gap: '8' },
  variants: { pair: { true: { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
});

/** A cell that spans all columns. */
export const FullWidth = styled('div', { base: { gridColumn: '1 / -1' } });
