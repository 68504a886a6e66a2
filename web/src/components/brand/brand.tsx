import { chakra } from '@chakra-ui/react';
import { shop } from '@jeweler/core/business';
import { Link } from 'react-router-dom';
import { ShopMark } from '../icon/shop-mark.tsx';
import { paths } from '../paths.ts';

const Base = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    color: 'fg',
    textDecoration: 'none',
  },
});

const Name = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'display',
    fontSize: '1.625rem',
    lineHeight: '1',
    letterSpacing: 'brand',
    // The last letter's tracking would push the pair off centre.
    marginRight: '-.22em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
  },
  variants: {
    from: { always: {}, md: { display: { base: 'none', md: 'block' } } },
  },
  defaultVariants: { from: 'always' },
});

interface BrandProps {
  /** Where there is little room the name stands beside the mark from the `md` breakpoint only. */
  nameFrom?: 'always' | 'md';
}

/** The shop's mark and name, leading home. */
export const Brand = ({ nameFrom = 'always' }: BrandProps) => (
  <Base to={paths.home} aria-label={`${shop.name}, home`}>
    <ShopMark width="2.375rem" height="2.375rem" color="accent" />
    <Name from={nameFrom}>{shop.name}</Name>
  </Base>
);
