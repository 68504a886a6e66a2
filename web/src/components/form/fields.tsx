import { styled } from '#styled-system/jsx';

/** Fields under each other; with `pair`, two abreast from 640 px on (`gridColumn="1 / -1"` spans both). */
export const Fields = styled('div', {
  base: { display: 'grid', gap: '8' },
  variants: { pair: { true: { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
});
