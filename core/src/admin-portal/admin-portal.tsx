import { Provider } from 'jotai';
import { useEffect, useState } from 'react';
import type { AdminHost } from './host/admin-host.ts';
import { createPortal } from './portal/create-portal.ts';
import { PortalContext } from './portal/portal-context.ts';
import { Screens } from './screens.tsx';

interface AdminPortalProps {
  /** Must stay the same for the life of the component. */
  host: AdminHost;
}

/** The staff portal: sign-in, dashboard and media library. Needs a ChakraProvider with `portalSystem`. */
export const AdminPortal = ({ host }: AdminPortalProps) => {
  const [portal] = useState(() => createPortal(host));
  useEffect(() => portal.start(), [portal]);
  return (
    <PortalContext value={portal}>
      <Provider store={portal.store}>
        <Screens />
      </Provider>
    </PortalContext>
  );
};
