import { chakra } from '@chakra-ui/react';
import { ShopMark } from '../../ui/index.ts';
import { ColorSchemeToggle } from '../color-scheme/color-scheme-toggle.tsx';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { useSession } from '../session/use-session.ts';
import { PORTAL_TITLE } from './portal-title.ts';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    // Only enlarged text on a phone needs a second line.
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    minHeight: '3.75rem',
    paddingLeft: { base: '4', lg: '6' },
    paddingRight: { base: '2', lg: '4' },
    bg: 'admin.panel',
    borderBottom: '1px solid',
    borderColor: 'admin.rule',
  },
});

const Title = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'display',
    fontSize: { base: '1.125rem', lg: '1.375rem' },
    lineHeight: '1.1',
  },
});

/** Mark and name of the portal; who is signed in; light or dark; Logout. */
export const PortalHeader = () => {
  const { username, signOut } = useSession();
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
        {username === undefined ? null : (
          <chakra.span
            display={{ base: 'none', md: 'block' }}
            maxWidth="14rem"
            marginRight="3"
            color="admin.quiet"
            truncate
            title={`Signed in as ${username}`}
          >
            {username}
          </chakra.span>
        )}
        <ColorSchemeToggle />
        <Button look="bare" paddingInline={{ base: '2', md: '4' }} onClick={signOut}>
          <Icon name="logout" display={{ base: 'none', md: 'block' }} />
          Logout
        </Button>
      </chakra.div>
    </Bar>
  );
};
