import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { loadKeys } from '../../screens/help/index.ts';
import { NewFilesWatch } from '../../screens/media/index.ts';
import { useScreenKeys } from '../../shared/data-list/use-screen-keys.ts';
import { wholeDay } from '../../shared/day-labels.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useHost } from '../../shared/portal.ts';
import { useSecondFactor } from '../../shared/session/use-session.ts';
import { Message } from '../../shared/ui/message.tsx';
import { LoadingPanel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { MAIN_ID, useFocusKeeping } from '../../shared/ui/use-focus-keeping.ts';
import { UploadDock } from '../../shared/uploads/upload-dock.tsx';
import { unreadAtom } from '../../shared/window-title.ts';
import { useNewDay, useUnread } from '../../submissions/use-today.ts';
import { ServerWatch } from '../offline/server-watch.tsx';
import { useOffline } from '../offline/use-offline.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { PortalHeader } from './portal-header.tsx';
import { PortalNavigation } from './portal-navigation.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { SignOutQuestion } from './sign-out.tsx';
import { useFrameCommands } from './use-frame-commands.ts';

// Loaded only for hosts with notifications; imports code of requests.
const SubmissionWatch = lazy(async () => ({
  default: (await import('../notifications/new-submissions-watch.tsx')).NewSubmissionsWatch,
}));

// Loaded only for hosts that keep what was last known.
const OfflineScreen = lazy(async () => ({
  default: (await import('../offline/offline-screen.tsx')).OfflineScreen,
}));

const KeysDialog = lazy(async () => ({ default: (await loadKeys()).KeysDialog }));

const Columns = chakra('div', {
  base: {
    // The bar of tablets stays at the top of the whole screen, which a row of a grid would not allow.
    display: { base: 'block', lg: 'grid' },
    flex: '1',
    // A style sheet that enlarges the text leaves breakpoints as they are: what is in `rem` has a limit in `vw`.
    gridTemplateColumns: 'min(14rem, 25vw) minmax(0, 1fr)',
  },
});

const Main = chakra('main', {
  base: {
    minWidth: '0',
    maxWidth: '84rem',
    width: 'full',
    px: { base: '4', lg: '8' },
    paddingTop: { base: '5', lg: '6' },
    paddingBottom: { base: '10', lg: '6' },
  },
});

/** Header, navigation and the current screen, for signed-in users. */
export const PortalFrame = () => {
  useFrameCommands();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusKeeping(main);
  const { notifications, lastKnown } = useHost();
  const offline = useOffline();
  const [areKeysShown, showKeys] = useState(false);
  useScreenKeys({ onKeys: () => showKeys(true) });
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh" _print={{ minHeight: 'auto' }}>
      <SkipLink />
      <PortalHeader />
      <ConnectionBanner />
      <SecondFactorNotice />
      <UnreadWatch />
      {lastKnown ? <ServerWatch /> : null}
      {notifications ? (
        <Suspense fallback={null}>
          <NewFilesWatch notifications={notifications} />
          <SubmissionWatch notifications={notifications} />
        </Suspense>
      ) : null}
      <Columns>
        <PortalNavigation />
        <Main ref={main} id={MAIN_ID} tabIndex={-1}>
          <ErrorBoundary resetKeys={[pathname, offline]} fallback={<ScreenFailure />}>
            <Suspense fallback={<LoadingPanel height="24rem">Loading...</LoadingPanel>}>
              {lastKnown && offline === 'shown' ? <OfflineScreen read={lastKnown} /> : <Outlet />}
            </Suspense>
          </ErrorBoundary>
        </Main>
      </Columns>
      <UploadDock />
      <SignOutQuestion />
      {areKeysShown ? (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => showKeys(false)} />
        </Suspense>
      ) : null}
    </chakra.div>
  );
};

/** Keeps the number of unread submissions, and what counts by day, up to date while a user is signed in. */
const UnreadWatch = () => {
  useNewDay();
  const unread = useUnread() ?? 0;
  const show = useSetAtom(unreadAtom);
  useEffect(() => show(unread), [show, unread]);
  useEffect(() => () => show(0), [show]);
  return null;
};

/** The first tab stop: skips header and navigation. */
const SkipLink = () => (
  <chakra.a
    href={`#${MAIN_ID}`}
    position="absolute"
    left="4"
    top="-4rem"
    zIndex="skip"
    paddingInline="5"
    paddingBlock="3"
    borderRadius="admin"
    bg="admin.solid"
    color="admin.onSolid"
    _focus={{ top: '2' }}
    onClick={(event) => {
      // Routes are the portal's own, so the fragment must not end up in the URL.
      event.preventDefault();
      document.getElementById(MAIN_ID)?.focus();
    }}
  >
    Skip to content
  </chakra.a>
);

/** Before the day from which everybody needs a second factor, for whoever has none. */
const SecondFactorNotice = () => {
  const factor = useSecondFactor();
  if (!factor?.from || factor.since !== null) return null;
  return (
    <Message status="info" _print={{ display: 'none' }}>
      From {wholeDay(factor.from)}, everybody needs a second factor.{' '}
      <TextLink to={portalPaths.account}>Set yours up</TextLink>
    </Message>
  );
};
