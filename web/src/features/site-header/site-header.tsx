import { styled } from '#styled-system/jsx';
import { Brand } from '../../components/brand.tsx';
import { Container } from '../../components/layout/container.tsx';
import { mainNavigation } from '../../content/navigation.ts';
import { HeaderIcons } from './header-icons.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { ShopRow } from './shop-row.tsx';
import { SideMenu } from './side-menu.tsx';

const FirstBar = styled('div', {
  base: {
    position: 'sticky',
    top: 'min(0px, {spacing.room})',
    zIndex: 'header',
    bg: 'bg',
    borderBottom: '1px solid {colors.rule}',
  },
});

const Bar = styled(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    minHeight: { base: '4rem', md: '5rem' },
    nav: { columnGap: '4', minHeight: '6rem' },
    // Keeps the bag on a phone's screen when text is enlarged to 200 %.
    '& button': { width: 'min({sizes.target}, 14vw)' },
  },
});

/**
 * The header of every public page (SPEC section 2). It has no box, so that its first bar is sticky on the
 * whole page, while the shop row scrolls away.
 */
export const SiteHeader = () => (
  <styled.header css={{ display: 'contents' }}>
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
  </styled.header>
);

const Navigation = styled('nav', {
  base: { display: 'none', nav: { display: 'block' } },
});

const Links = styled('ul', {
  // Wraps when the text is enlarged, so that the icons stay on the screen.
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 'clamp(1rem, 2vw, 2rem)', whiteSpace: 'nowrap' },
});

/** The four main links. Below the `nav` breakpoint they are in the side menu. */
const MainNavigation = () => (
  <Navigation aria-label="Main">
    <Links>
      {mainNavigation.map(({ label, href }) => (
        <li key={href}>
          <NavigationLink label={label} href={href} />
        </li>
      ))}
    </Links>
  </Navigation>
);
