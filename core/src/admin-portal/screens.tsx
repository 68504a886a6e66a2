import { lazy, Suspense, useEffect, useRef } from 'react';
import { RetryBoundary } from '../ui/index.ts';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { PortalFrame } from './frame/portal-frame.tsx';
import { PORTAL_TITLE } from './frame/portal-title.ts';
import { ScreenFailure } from './frame/screen-failure.tsx';
import { MAIN_ID } from './frame/skip-link.tsx';
import { NotFoundScreen } from './not-found/not-found-screen.tsx';
import type { ScreenName } from './routing/route.ts';
import { useRoute } from './routing/use-route.ts';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';

// The largest part of the portal comes when it is asked for.
const MediaLibrary = lazy(async () => ({
  default: (await import('./media-library/media-library.tsx')).MediaLibrary,
}));

const titles: Readonly<Record<ScreenName, string>> = {
  login: 'Sign in',
  dashboard: 'Dashboard',
  media: 'Media Library',
  'not-found': 'Page Not Found',
};

/** Names the window after the screen. */
const useTitle = (screen: ScreenName | undefined) => {
  useEffect(() => {
    document.title = screen === undefined ? PORTAL_TITLE : `${titles[screen]} · ${PORTAL_TITLE}`;
  }, [screen]);
};

/** A screen that has come by navigation is seen from its top, and keyboard and screen reader follow. */
const useFocusOnArrival = (screen: ScreenName | undefined) => {
  const shown = useRef<ScreenName>(undefined);
  useEffect(() => {
    if (screen === undefined) return;
    const arrived = shown.current !== undefined && shown.current !== screen;
    shown.current = screen;
    if (!arrived) return;
    window.scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    // The sign-in puts the focus into its first field, the library into its search where that is wanted.
    if (screen !== 'login' && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [screen]);
};

const Screen = ({ screen }: { screen: Exclude<ScreenName, 'login'> }) => {
  switch (screen) {
    case 'dashboard':
      return <DashboardScreen />;
    case 'media':
      return <MediaLibrary />;
    case 'not-found':
      return <NotFoundScreen />;
  }
};

/** The screen of the present place; nothing while it is not decided. */
export const Screens = () => {
  const route = useRoute();
  const screen = route.kind === 'screen' ? route.screen : undefined;
  useTitle(screen);
  useFocusOnArrival(screen);
  if (screen === undefined) return null;
  if (screen === 'login') return <SignInScreen />;
  return (
    <PortalFrame screen={screen}>
      <RetryBoundary resetKey={screen} fallback={<ScreenFailure />}>
        <Suspense fallback={null}>
          <Screen screen={screen} />
        </Suspense>
      </RetryBoundary>
    </PortalFrame>
  );
};
