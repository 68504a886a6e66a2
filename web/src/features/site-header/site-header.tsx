import { chakra } from '@chakra-ui/react';
import { Brand } from '../../components/brand/brand.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { fromNav } from './from-nav.ts';
import { HeaderIcons } from './header-icons.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { ShopRow } from './shop-row.tsx';
import { SideMenu } from './side-menu.tsx';

const FirstBar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg',
    borderBottom: '1px solid {colors.rule}',
  },
});

const Bar = chakra(Wrap, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    minHeight: { base: '4rem', md: '5rem' },
    [fromNav]: { columnGap: '4', minHeight: '6rem' },
    // Text enlarged to twice its size must not push the bag out of a phone's window.
    '& button': { width: 'min({sizes.target}, 14vw)' },
  },
});

/**
 * The header of every public page (SPEC section 2). It has no box of its own, so that its first bar
 * can stick to the window while the shop row scrolls away.
 */
export const SiteHeader = () => (
  <chakra.header display="contents">
    <FirstBar>
      <Bar>
        <div>
          <SideMenu />
          <MainNavigation />
        </div>
        <Brand room="header" />
        <HeaderIcons />
      </Bar>
    </FirstBar>
    <ShopRow />
  </chakra.header>
);
