import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { RetryBoundary } from '../../../ui/index.ts';
import { useHost } from '../../shared/portal.ts';
import { MAIN_ID, useFocusKeeping } from '../../shared/ui/use-focus-keeping.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnreadWatch } from './unread-watch.tsx';
import { useFrameCommands } from './use-frame-commands.ts';

// Loaded only for hosts with notifications; it imports code of the library and the inbox.
const ArrivalWatch = lazy(async () => ({
  default: (await import('../../screens/media/index.ts')).ArrivalWatch,
}));

const SubmissionWatch = lazy(async () => ({
  default: (await import('../notifications/submission-watch.tsx')).SubmissionWatch,
}));

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

/** Header, navigation and the current screen, for signed-in users. */
export const PortalFrame = () => {
  useFrameCommands();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusKeeping(main);
  const { notifications } = useHost();
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      <PortalHeader />
      <ConnectionBanner />
      <UnreadWatch />
      {notifications ? (
        <Suspense fallback={null}>
          <ArrivalWatch notifications={notifications} />
          <SubmissionWatch notifications={notifications} />
        </Suspense>
      ) : null}
      <Columns>
        <PortalNavigation />
        <Main ref={main} id={MAIN_ID} tabIndex={-1}>
          <RetryBoundary resetKey={pathname} fallback={<ScreenFailure />}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </RetryBoundary>
        </Main>
      </Columns>
    </chakra.div>
  );
};
