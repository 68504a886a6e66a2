import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Underlined in the accent, so that colour is not all that tells a link apart. */
export const textLinkStyle = {
  textDecoration: 'underline',
  textDecorationColor: 'admin.accent',
  textUnderlineOffset: '.3em',
} as const;

/** A link among words, to another place of the portal. */
export const TextLink = chakra(Link, { base: textLinkStyle });
