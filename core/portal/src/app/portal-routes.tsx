import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { loadSignIn } from '../screens/sign-in/index.ts';
import { portalPaths } from '../shared/paths.ts';
import { useIsSignedIn, useSessionState } from '../shared/session/use-session.ts';
import { Panel } from '../shared/ui/panel.tsx';
import { ScreenTitle } from '../shared/ui/screen-title.tsx';
import { MAIN_ID } from '../shared/ui/use-focus-keeping.ts';
import { useWindowTitle } from '../shared/window-title.ts';
import { portalButtonRecipe } from '../theme/index.ts';
import { DemandedFactor } from './demanded-factor.tsx';
import { PortalFrame } from './frame/portal-frame.tsx';
import { ScreenFailure } from './frame/screen-failure.tsx';
import { type PortalScreen, portalScreens } from './screens.tsx';

/**
 * After a navigation, scrolls to the top and focuses the screen's heading, so that keyboard and screen reader
 * follow. `main` has the focus until a heading that loads later appears (`ScreenTitle`).
 */
const useRouteFocus = (): void => {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const scrolled = useRef(pathname);
  // Before the effects of the screen: a list that is returned to scrolls to the row that was left.
  useLayoutEffect(() => {
    if (scrolled.current === pathname) return;
    scrolled.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    // The root path only redirects.
    if (pathname === portalPaths.root) return;
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined || before === pathname) return;
    const main = document.getElementById(MAIN_ID);
    // The sign-in focuses its first field, and the library its search if that was requested.
    if (!main || pathname === portalPaths.login || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    heading?.focus({ preventScroll: true });
    // While a screen's code is loading, there is no heading, or only the hidden one of the previous screen.
    if (document.activeElement !== heading) main.focus({ preventScroll: true });
  }, [pathname]);
};

const SignInScreen = lazy(async () => ({ default: (await loadSignIn()).SignInScreen }));

/** What the sign-in knows of a session that ended in the middle: the screen it ended on. */
interface Interrupted {
  readonly at?: string;
}

/** When the code of the sign-in is loaded for later, in milliseconds. */
const SIGN_IN_AFTER_MS = 3000;

/** Renders the route for signed-in users; redirects everybody else to the sign-in. */
const RequireSession = () => {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const [wasSignedIn] = useState(state.phase === 'signed-in');
  // A session may end when the server no longer has this code. Not while the first screen starts.
  useEffect(() => {
    const timer = setTimeout(() => loadSignIn().catch(() => undefined), SIGN_IN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // With another token, somebody else may have signed in elsewhere: nothing that was typed may stay.
  if (state.phase === 'signed-in')
    return state.secondFactor?.isDemanded ? <DemandedFactor /> : <Outlet key={state.token} />;
  const interrupted: Interrupted = wasSignedIn && state.why === 'ended' ? { at: pathname + search } : {};
  return <Navigate to={portalPaths.login} replace state={interrupted} />;
};

/**
 * The sign-in, which leads to the dashboard whatever was asked for before (SPEC section 4), or back to where somebody
 * was working when the session ended.
 */
const SignInGate = () => {
  const { at = portalPaths.dashboard } = (useLocation().state ?? {}) as Interrupted;
  if (useIsSignedIn()) return <Navigate to={at} replace />;
  return (
    <ErrorBoundary fallback={<ScreenFailure />}>
      <Suspense fallback={null}>
        <SignInScreen />
      </Suspense>
    </ErrorBoundary>
  );
};

const TitledScreen = ({ title, Screen }: Pick<PortalScreen, 'title' | 'Screen'>) => {
  useWindowTitle(title);
  return <Screen />;
};

const ButtonLink = chakra(Link, portalButtonRecipe);

/** For URLs of the portal that match no route. */
const NotFoundScreen = () => {
  useWindowTitle('Page Not Found');
  return (
    <Panel display="grid" justifyItems="start" gap="4" padding={{ base: '4', lg: '8' }}>
      <ScreenTitle>Page Not Found</ScreenTitle>
      <p>The portal has no page at this address.</p>
      <ButtonLink to={portalPaths.dashboard}>Go to Today</ButtonLink>
    </Panel>
  );
};

/** All routes of the portal (DESIGN, HTTP); those for signed-in users are inside the frame. */
export const PortalRoutes = () => {
  useRouteFocus();
  return (
    <Routes>
      <Route caseSensitive path={portalPaths.login} element={<SignInGate />} />
      <Route caseSensitive path={portalPaths.root} element={<RequireSession />}>
        <Route index element={<Navigate to={portalPaths.media} replace />} />
        <Route element={<PortalFrame />}>
          {portalScreens.map(({ path, title, Screen, recordPath }) => (
            <Route
              key={path}
              caseSensitive
              path={path}
              element={<TitledScreen title={title} Screen={Screen} />}
            >
              {recordPath === undefined ? null : <Route path={recordPath} element={null} />}
            </Route>
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={portalPaths.root} replace />} />
    </Routes>
  );
};
