import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from '../session/use-session.ts';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { portalPaths } from './portal-paths.ts';

/** What the sign-in's entry of the history holds; it outlives a reload. */
interface SignInState {
  /** Path and query to go on to. */
  readonly from: string;
}

/** The place that the sign-in leads back to; undefined where none is remembered, or the state is another's. */
export const placeBehindSignIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

/**
 * Lets through who is signed in; leads everybody else to the sign-in, which leads back. The bare
 * /admin is not remembered, nor is the place of someone who has signed out.
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

/** The sign-in; leads on whoever is signed in. */
export const SignInGate = () => {
  const session = useSessionState();
  const { state } = useLocation();
  if (session.phase === 'checking') return null;
  if (session.phase === 'signed-out') return <SignInScreen />;
  return <Navigate to={placeBehindSignIn(state) ?? portalPaths.dashboard} replace />;
};
