import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/**
 * A link that SPEC names without a target: announced as a link that is not available, out of the tab
 * order, and without an address a visitor or a crawler could follow.
 */
export const PlaceholderLink = (props: HTMLChakraProps<'a'>) => (
  <chakra.a role="link" aria-disabled="true" {...props} />
);
