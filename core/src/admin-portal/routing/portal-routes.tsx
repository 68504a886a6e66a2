import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { DashboardScreen } from '../dashboard/dashboard-screen.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { MediaLibraryScreen } from './library-screen.ts';
import { portalPaths } from './portal-paths.ts';
import { RequireSession, SignInGate } from './session-gates.tsx';
import { useArrival } from './use-arrival.ts';

const InboxScreen = lazy(async () => ({ default: (await import('../inbox/inbox-screen.tsx')).InboxScreen }));
const AgendaScreen = lazy(async () => ({
  default: (await import('../agenda/agenda-screen.tsx')).AgendaScreen,
}));
const PrizesScreen = lazy(async () => ({
  default: (await import('../prizes/prizes-screen.tsx')).PrizesScreen,
}));
const MailScreen = lazy(async () => ({ default: (await import('../mail/mail-screen.tsx')).MailScreen }));
const SubscribersScreen = lazy(async () => ({
  default: (await import('../newsletter/subscribers-screen.tsx')).SubscribersScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/settings-screen.tsx')).SettingsScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('../account/account-screen.tsx')).AccountScreen,
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
