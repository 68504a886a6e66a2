import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { MediaChooser } from '../screens/media/index.ts';
import type { AdminHost } from '../shared/host/admin-host.ts';
import { MediaChooserContext } from '../shared/media-chooser.ts';
import type { Portal } from '../shared/portal.ts';
import { createPortal } from './create-portal.ts';
import { LockScreen } from './lock/lock-screen.tsx';
import { PortalRoutes } from './portal-routes.tsx';

interface PortalScreensProps {
  /** Must be the same object for the lifetime of the component, and so must its host. */
  portal: Portal;
}

/** Like `AdminPortal`, for a portal that was created before rendering so that data could be prefetched. */
export const PortalScreens = ({ portal }: PortalScreensProps) => {
  useEffect(() => portal.start(), [portal]);
  return (
    <Provider store={portal.store}>
      <MediaChooserContext value={MediaChooser}>
        <PortalRoutes />
      </MediaChooserContext>
      <LockScreen />
    </Provider>
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
