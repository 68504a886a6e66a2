import { chakra } from '@chakra-ui/react';

/** A few small letters on their own ground: a type, a count. Write capitals where capitals are meant. */
export const Badge = chakra('span', {
  base: {
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
    lineHeight: '1',
    whiteSpace: 'nowrap',
  },
  variants: {
    /** On a selected ground: a line instead of a ground of its own. */
    outlined: { true: { bg: 'transparent', boxShadow: 'inset 0 0 0 1px currentColor' } },
  },
});
