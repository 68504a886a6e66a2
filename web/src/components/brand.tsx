import { shop } from '@jeweler/core/business';
import { SHOP_MARK_FIELD, shopMarkLines } from '@jeweler/core/ui';
import { styled } from '#styled-system/jsx';
import { paths } from '../config/public-pages.ts';
import { LineDrawing } from './icon/line-drawing.tsx';
import { Link } from './link.tsx';

const Base = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    color: 'fg',
  },
});

const Name = styled('span', {
  base: {
    textStyle: 'brand',
    // Compensates for the letter-spacing after the last letter, which would push mark and name off centre.
    marginRight: '-.22em',
  },
  variants: {
    room: {
      ample: {},
      // From this width on, the name fits between the menu and two icons.
      header: { display: 'none', '@media (min-width: 30rem)': { display: 'block' } },
      menu: { fontSize: 'min(1.375rem, 5.9vw)' },
    },
  },
  defaultVariants: { room: 'ample' },
});

interface BrandProps {
  /** In the header, the name is shown beside the mark only where it fits; in the menu it is smaller. */
  room?: 'ample' | 'header' | 'menu';
}

/** The shop's mark and name, linked to the home page. */
export const Brand = ({ room = 'ample' }: BrandProps) => (
  <Base to={paths.home} aria-label={`${shop.name}, home`}>
    <LineDrawing viewBox={SHOP_MARK_FIELD} css={{ width: '2.375rem', height: '2.375rem', color: 'accent' }}>
      {shopMarkLines}
    </LineDrawing>
    <Name room={room}>{shop.name}</Name>
  </Base>
);
