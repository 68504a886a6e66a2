import { Navigate, Outlet } from 'react-router-dom';
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx';
import { portalPaths } from '../shared/paths.ts';
import { useSessionState } from '../shared/session/use-session.ts';

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
