import { Navigate, Outlet } from 'react-router-dom';
import { useSessionState } from '../session/use-session.ts';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { portalPaths } from './portal-paths.ts';

/** Renders the route for signed-in users; redirects everybody else to the sign-in. */
export const RequireSession = () => {
  const { phase } = useSessionState();
  return phase === 'signed-in' ? <Outlet /> : <Navigate to={portalPaths.login} replace />;
};

/** The sign-in, which leads to the dashboard whatever was asked for before (SPEC section 4). */
export const SignInGate = () => {
  const { phase } = useSessionState();
  return phase === 'signed-in' ? <Navigate to={portalPaths.dashboard} replace /> : <SignInScreen />;
};
