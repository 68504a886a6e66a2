import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { Brand } from '../../components/brand.tsx';
import { Container } from '../../components/layout/container.tsx';
import { mainNavigation } from '../../content/navigation.ts';
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

const Badge = styled('span', {
  base: {
    position: 'absolute',
    top: '.35rem',
    right: '.2rem',
    minWidth: '1rem',
    height: '1rem',
    borderRadius: 'full',
    bg: 'solid',
    color: 'solid.fg',
    fontSize: '.625rem',
    fontWeight: 'strong',
    lineHeight: '1rem',
    textAlign: 'center',
  },
});

const WideIcon = styled(IconButton, { base: { display: 'none', nav: { display: 'inline-grid' } } });

/** Search, account, wishlist and bag; the buttons do nothing, the bag is always empty (SPEC section 1). */
const HeaderIcons = () => (
  <styled.div css={{ display: 'flex', justifySelf: 'end', marginInline: '-.75rem' }}>
    <IconButton icon="search" label="Search" />
    <WideIcon icon="account" label="Account" />
    <WideIcon icon="heart" label="Wishlist" />
    <IconButton icon="bag" label="0 items in the shopping bag">
      <Badge aria-hidden="true">0</Badge>
    </IconButton>
  </styled.div>
);
