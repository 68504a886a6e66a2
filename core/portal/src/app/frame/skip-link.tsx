import { chakra } from '@chakra-ui/react';
import { MAIN_ID } from '../../shared/ui/use-focus-keeping.ts';

/** The first tab stop: skips header and navigation. */
export const SkipLink = () => (
  <chakra.a
    href={`#${MAIN_ID}`}
    position="absolute"
    left="4"
    top="-4rem"
    zIndex="skip"
    paddingInline="5"
    paddingBlock="3"
    borderRadius="admin"
    bg="admin.solid"
    color="admin.onSolid"
    _focus={{ top: '2' }}
    onClick={(event) => {
      // Routes are the portal's own, so the fragment must not end up in the URL.
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
  >
    Skip to content
  </chakra.a>
);
