import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHost } from '../portal/portal-context.ts';
import type { ScreenName } from '../routing/route.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useFrameCommands } from './use-frame-commands.ts';

// For a host that tells of arrivals only, and the list is the library's.
const ArrivalWatch = lazy(async () => ({
  default: (await import('../media-library/arrivals/arrival-watch.tsx')).ArrivalWatch,
}));

interface PortalFrameProps {
  screen: ScreenName;
  children: ReactNode;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    gridTemplateRows: { base: 'auto 1fr', lg: 'auto' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
  },
});

const Main = chakra('main', {
  base: {
    minWidth: '0',
    maxWidth: '84rem',
    width: 'full',
    px: { base: '4', lg: '8' },
    paddingTop: { base: '5', lg: '8' },
    paddingBottom: { base: '10', lg: '12' },
  },
});

/** Header, navigation and the place for a screen, for people who are signed in. */
export const PortalFrame = ({ screen, children }: PortalFrameProps) => {
  useFrameCommands(screen);
  const { filesArrived } = useHost();
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      <PortalHeader />
      <ConnectionBanner />
      {filesArrived ? (
        <Suspense fallback={null}>
          <ArrivalWatch />
        </Suspense>
      ) : null}
      <Columns>
        <PortalNavigation screen={screen} />
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
      </Columns>
    </chakra.div>
  );
};
