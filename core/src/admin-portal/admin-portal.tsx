import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import type { AdminHost } from './host/admin-host.ts';
import { LockScreen } from './lock/lock-screen.tsx';
import { createPortal } from './portal/create-portal.ts';
import type { Portal } from './portal/portal.ts';
import { PortalContext } from './portal/portal-context.ts';
import { PortalRoutes } from './routing/portal-routes.tsx';

interface PortalScreensProps {
  /** Must stay the same for the life of the component, as its host must. */
  portal: Portal;
}

/** The screens of a portal that was made before them, so that something of it could be fetched ahead. As `AdminPortal`. */
export const PortalScreens = ({ portal }: PortalScreensProps) => {
  useEffect(() => portal.start(), [portal]);
  return (
    <PortalContext value={portal}>
      <Provider store={portal.store}>
        <PortalRoutes />
        <LockScreen />
      </Provider>
    </PortalContext>
  );
};

/**
 * The staff portal: sign-in, dashboard and media library. Needs a ChakraProvider with `portalSystem` and a router of
 * react-router-dom around it: places are the portal's own paths (`/admin/media`), whatever the host shows.
 */
export const AdminPortal = ({ host }: { host: AdminHost }) => {
  const [portal] = useState(() => createPortal(host));
  return <PortalScreens portal={portal} />;
};
