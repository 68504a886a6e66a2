import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import type { AdminHost } from '../shared/host/admin-host.ts';
import { createPortal } from './create-portal.ts';
import { LockScreen } from './lock/lock-screen.tsx';
import { PortalRoutes } from './portal-routes.tsx';

interface AdminPortalProps {
  /** Must be the same object for the lifetime of the component. */
  host: AdminHost;
}

/**
 * The staff portal: sign-in, dashboard and media library. Needs a ChakraProvider with `portalSystem` and a
 * react-router-dom router around it: routes are the portal's own paths (`/admin/media`) in every host.
 */
export const AdminPortal = ({ host }: AdminPortalProps) => {
  const [portal] = useState(() => createPortal(host));
  useEffect(() => portal.start(), [portal]);
  return (
    <Provider store={portal.store}>
      <PortalRoutes />
      <LockScreen />
    </Provider>
  );
};
