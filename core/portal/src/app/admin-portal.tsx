import { Provider } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { MediaChooser } from '../screens/media/index.ts';
import type { AdminHost } from '../shared/host/admin-host.ts';
import { MediaChooserContext } from '../shared/media-chooser.ts';
import type { Portal } from '../shared/portal.ts';
import { createPortal } from './create-portal.ts';
import { PortalRoutes } from './portal-routes.tsx';

// Loaded only for hosts that can be locked.
const LockScreen = lazy(async () => ({ default: (await import('./lock/lock-screen.tsx')).LockScreen }));

interface PortalScreensProps {
  /** Must be the same object for the lifetime of the component, and so must its host. */
  portal: Portal;
}

/** Like `AdminPortal`, for a portal that was created before rendering so that data could be prefetched. */
export const PortalScreens = ({ portal }: PortalScreensProps) => {
  useEffect(() => portal.start(), [portal]);
  return (
    <Provider store={portal.store}>
      {/* Together: a portal that is locked does not show itself before what covers it has been loaded. */}
      <Suspense fallback={null}>
        <MediaChooserContext value={MediaChooser}>
          <PortalRoutes />
        </MediaChooserContext>
        {portal.host.lock ? <LockScreen lock={portal.host.lock} /> : null}
      </Suspense>
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
