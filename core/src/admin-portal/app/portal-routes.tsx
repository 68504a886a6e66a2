import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { portalPaths } from '../shared/paths.ts';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { PortalFrame } from './frame/portal-frame.tsx';
import { MediaLibraryScreen } from './library-screen.ts';
import { RequireSession, SignInGate } from './session-gates.tsx';
import { DashboardScreen } from './today/dashboard-screen.tsx';
import { useArrival } from './use-route-focus.ts';

const InboxScreen = lazy(async () => ({
  default: (await import('../screens/requests/requests-screen.tsx')).InboxScreen,
}));
const AgendaScreen = lazy(async () => ({
  default: (await import('../screens/agenda/agenda-screen.tsx')).AgendaScreen,
}));
const PrizesScreen = lazy(async () => ({
  default: (await import('../screens/prizes/prizes-screen.tsx')).PrizesScreen,
}));
const MailScreen = lazy(async () => ({
  default: (await import('../screens/mail/mail-screen.tsx')).MailScreen,
}));
const SubscribersScreen = lazy(async () => ({
  default: (await import('../screens/subscribers/subscribers-screen.tsx')).SubscribersScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('../screens/account/account-screen.tsx')).AccountScreen,
}));

/** All routes of the portal (DESIGN, HTTP); those for signed-in users are inside the frame. */
export const PortalRoutes = () => {
  useArrival();
  return (
    <Routes>
      <Route caseSensitive path={portalPaths.login} element={<SignInGate />} />
      <Route caseSensitive path={portalPaths.root} element={<RequireSession />}>
        <Route index element={<Navigate to={portalPaths.media} replace />} />
        <Route element={<PortalFrame />}>
          <Route caseSensitive path={portalPaths.dashboard} element={<DashboardScreen />} />
          <Route caseSensitive path={portalPaths.media} element={<MediaLibraryScreen />} />
          <Route caseSensitive path={portalPaths.requests} element={<InboxScreen />}>
            {/* Rendered by the inbox itself, beside its list. */}
            <Route path=":reference" element={null} />
          </Route>
          <Route caseSensitive path={portalPaths.agenda} element={<AgendaScreen />} />
          <Route caseSensitive path={portalPaths.prizes} element={<PrizesScreen />} />
          <Route caseSensitive path={portalPaths.mail} element={<MailScreen />} />
          <Route caseSensitive path={portalPaths.subscribers} element={<SubscribersScreen />} />
          <Route caseSensitive path={portalPaths.settings} element={<SettingsScreen />} />
          <Route caseSensitive path={portalPaths.account} element={<AccountScreen />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={portalPaths.root} replace />} />
    </Routes>
  );
};
