import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import type { AdminHost } from './host/admin-host.ts';
import { LockScreen } from './lock/lock-screen.tsx';
import { createPortal } from './portal/create-portal.ts';
import type { Portal } from './portal/portal.ts';
import { PortalContext } from './portal/portal-context.ts';
import { PortalRoutes } from './routing/portal-routes.tsx';

interface PortalScreensProps {
  /** Must be the same object for the lifetime of the component, and so must its host. */
  portal: Portal;
}

/** Like `AdminPortal`, for a portal that was created before rendering so that data could be prefetched. */
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
 * The staff portal: sign-in, dashboard and media library. Needs a ChakraProvider with `portalSystem` and a
 * react-router-dom router around it: routes are the portal's own paths (`/admin/media`) in every host.
 */
export const AdminPortal = ({ host }: { host: AdminHost }) => {
  const [portal] = useState(() => createPortal(host));
  return <PortalScreens portal={portal} />;
};
