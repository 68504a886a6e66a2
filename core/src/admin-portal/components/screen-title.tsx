import { chakra } from '@chakra-ui/react';

/** The one h1 of a screen, in Cormorant; it takes the focus after a navigation (`useScreenFocus`). */
export const ScreenTitle = chakra(
  'h1',
  { base: { textStyle: 'h3', overflowWrap: 'break-word' } },
  { defaultProps: { tabIndex: -1 } },
);
