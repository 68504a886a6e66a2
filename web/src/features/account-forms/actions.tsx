import { chakra } from '@chakra-ui/react';

/** The button of a form and what stands beside it. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '4', columnGap: '8' },
});
