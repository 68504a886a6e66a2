import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from '../session/use-session.ts';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { portalPaths } from './portal-paths.ts';

/** State of the sign-in's history entry; it survives a reload. */
interface SignInState {
  /** Path and query to continue to after signing in. */
  readonly from: string;
}

/**
 * The path to return to after signing in; undefined if none is stored, or if the state is not the sign-in's.
 */
export const placeBehindSignIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

/**
 * Renders the route for signed-in users; redirects everybody else to the sign-in, which leads back
 * afterwards. The bare /admin is not remembered, nor is the path of someone who has signed out.
 */
export const RequireSession = () => {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  if (session.phase === 'checking') return null;
  if (session.phase === 'signed-in') return <Outlet />;
  const isRemembered = session.why !== 'left' && pathname.replace(/\/+$/, '') !== portalPaths.root;
  const state = isRemembered ? ({ from: pathname + search } satisfies SignInState) : null;
  return <Navigate to={portalPaths.login} replace state={state} />;
};

/** The sign-in; redirects users who are signed in already. */
export const SignInGate = () => {
  const session = useSessionState();
  const { state } = useLocation();
  if (session.phase === 'checking') return null;
  if (session.phase === 'signed-out') return <SignInScreen />;
  return <Navigate to={placeBehindSignIn(state) ?? portalPaths.dashboard} replace />;
};
