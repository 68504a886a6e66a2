import { styled } from '#styled-system/jsx';

/** The button of a form and what is shown beside it. */
export const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '4', columnGap: '8' },
});
