import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Underlined in the accent color, so that links are not told apart by color alone. */
export const textLinkStyle = {
  textDecoration: 'underline',
  textDecorationColor: 'admin.accent',
  textUnderlineOffset: '.3em',
} as const;

/**
 * An inline link to another route of the portal. Its padding, which moves nothing, makes it 24 pixels high as a target
 * (WCAG 2.5.8).
 */
export const TextLink = chakra(Link, { base: { ...textLinkStyle, py: '1' } });
