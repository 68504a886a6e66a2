import { chakra } from '@chakra-ui/react';

/**
 * Style of a small label with a background; library files, of which there are many, apply it by class name.
 */
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

/** For selected rows: an outline instead of a background. */
export const outlinedBadgeStyle = { bg: 'transparent', boxShadow: 'inset 0 0 0 1px currentColor' } as const;

/** A small label with a background: a type, a count. Does not change the case of its text. */
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
