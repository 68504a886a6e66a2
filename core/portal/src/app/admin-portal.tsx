import { Provider } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { MediaChooser } from '../screens/media/index.ts';
import { MediaChooserContext } from '../shared/media-chooser.ts';
import type { Portal } from '../shared/portal.ts';
import { PortalRoutes } from './portal-routes.tsx';

// Loaded only for hosts that can be locked.
const LockScreen = lazy(async () => ({ default: (await import('./lock/lock-screen.tsx')).LockScreen }));

/**
 * The staff portal, which is created before it is rendered so that data can be prefetched, and stays the same. Needs a
 * ChakraProvider with `portalSystem` and a react-router-dom router around it: routes are the portal's own paths
 * (`/admin/media`) in every host.
 */
export const PortalScreens = ({ portal }: { portal: Portal }) => {
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
