import { chakra } from '@chakra-ui/react';

/** The ground of small letters; the library's files, which are many, take it by class. */
export const badgeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.375rem',
  px: '.4rem',
  borderRadius: '2px',
  bg: 'admin.sunken',
  color: 'admin.quiet',
  fontSize: 'micro',
  fontWeight: 'strong',
  letterSpacing: '.06em',
} as const;

/** On a selected ground: a line instead of a ground of its own. */
export const outlinedBadgeStyle = { bg: 'transparent', boxShadow: 'inset 0 0 0 1px currentColor' } as const;

/** A few small letters on their own ground: a type, a count. Write capitals where capitals are meant. */
export const Badge = chakra('span', {
  base: {
    ...badgeStyle,
    lineHeight: '1',
    whiteSpace: 'nowrap',
  },
  variants: {
    outlined: { true: outlinedBadgeStyle },
  },
});
