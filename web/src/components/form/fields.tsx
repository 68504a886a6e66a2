import { styled } from '#styled-system/jsx';

/** Fields under each other; with `pair`, two abreast from 640 px on. */
export const Fields = styled('div', {
  base: { display: 'grid', gap: '8' },
  variants: { pair: { true: { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
});

/** A cell as wide as the grid it is in. */
export const FullWidth = styled('div', { base: { gridColumn: '1 / -1' } });

/** The button of a form and what is shown beside it. */
export const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '4', columnGap: '8' },
});
