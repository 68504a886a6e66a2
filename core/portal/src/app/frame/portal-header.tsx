import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { chooseColors, colorScheme, subscribeToColorScheme } from '../../shared/color-scheme.ts';
import { helpPath, portalPaths } from '../../shared/paths.ts';
import { useUsername } from '../../shared/session/use-session.ts';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { PORTAL_TITLE } from '../../shared/window-title.ts';
import { chosenStyle } from '../../theme/index.ts';
import { ShopMark } from '../../ui/index.ts';
import { screenAt } from '../screens.tsx';
import { useSignOut } from './sign-out.tsx';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    // Only enlarged text needs a second line.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    minHeight: '3.75rem',
    paddingLeft: { base: '4', lg: '6' },
    paddingRight: { base: '2', lg: '4' },
    bg: 'admin.panel',
    borderBottom: 'rule',
    _print: { display: 'none' },
  },
});

const Title = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'display',
    fontSize: { base: '1.125rem', lg: '1.375rem' },
    lineHeight: '1.1',
    // In two lines on phones, so that the controls fit beside it.
    maxWidth: { base: '9.25rem', md: 'none' },
  },
});

/** Link to a screen that is not in the navigation: icon and name, on phones the icon. */
const HeaderLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: 'target',
    minHeight: 'target',
    px: { base: '0', md: '3' },
    borderRadius: 'admin',
    color: 'admin.quiet',
    _hover: { bg: 'admin.sunken', color: 'admin.fg' },
    '&[aria-current]': { bg: 'admin.sunken', color: 'admin.fg', ...chosenStyle },
  },
});

const Name = chakra('span', {
  base: { display: { base: 'none', md: 'block' }, maxWidth: '14rem', truncate: true },
});

const accountLabel = (username: string | undefined) =>
  username === undefined ? 'Your account' : `${username}, your account`;

/** Logo and name of the portal, links to Help and to the account, color scheme toggle and Logout. */
export const PortalHeader = () => {
  const username = useUsername();
  const signOut = useSignOut();
  return (
    <Bar>
      <chakra.div display="flex" alignItems="center" gap={{ base: '2', md: '3' }} minWidth="0">
        <ShopMark width="1.625rem" height="2.25rem" color="admin.accent" />
        <Title>{PORTAL_TITLE}</Title>
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: '0', md: '1' }}
        marginLeft="auto"
        minWidth="0"
      >
        <HelpLink />
        <HeaderLink to={portalPaths.account} title="Your account" aria-label={accountLabel(username)}>
          <Icon name="person" />
          {username === undefined ? null : <Name>{username}</Name>}
        </HeaderLink>
        {/* Phones have room for only one of the two; colors can also be chosen on the account screen. */}
        <ColorSchemeToggle />
        <Button variant="bare" paddingInline={{ base: '2', md: '4' }} onClick={signOut}>
          <Icon name="logout" display={{ base: 'none', md: 'block' }} />
          Logout
        </Button>
      </chakra.div>
    </Bar>
  );
};

/** Leads to the page of the handbook about the present screen. */
const HelpLink = () => {
  const page = screenAt(useLocation().pathname)?.help;
  return (
    <HeaderLink to={page === undefined ? portalPaths.help : helpPath(page)} title="Help" aria-label="Help">
      <Icon name="help" />
      <Name>Help</Name>
    </HeaderLink>
  );
};

/** Toggles light and dark; returning to the system's color scheme is possible in the account settings. */
const ColorSchemeToggle = () => {
  const scheme = useSyncExternalStore(subscribeToColorScheme, colorScheme, () => 'light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={`Use ${other} colors`}
      onClick={() => chooseColors(other)}
      display={{ base: 'none', md: 'inline-flex' }}
    />
  );
};
