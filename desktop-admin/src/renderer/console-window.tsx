import { createPortal, PortalScreens, portalPaths } from '@jeweler/portal';
import { Activity, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopConsole, WindowStart } from '../shared/ipc-contract.ts';
import { createConsoleHost } from './host/console-host.ts';
import type { MainNotices } from './host/main-notices.ts';
import type { Menu } from './host/menu.ts';
import { useKeptPath } from './host/use-kept-path.ts';
import { createWindowLock } from './host/window-lock.ts';
import { createWindowSettings } from './host/window-settings.ts';
import { AddressScreen } from './server-address/address-screen.tsx';

interface ConsoleWindowProps {
  bridge: ShopConsole;
  menu: Menu;
  notices: MainNotices;
  start: WindowStart;
}

/**
 * The portal of the configured server, or the screen for the server's address: before the first connection,
 * and on request of the menu. Needs a router.
 */
export const ConsoleWindow = ({ bridge, menu, notices, start }: ConsoleWindowProps) => {
  const [lock] = useState(() => createWindowLock(bridge, start.lock, start.hasTouchId));
  const [settings] = useState(() => createWindowSettings(bridge, start.settings));
  const connect = (server: string, session: WindowStart['session']) => {
    const host = createConsoleHost({ bridge, menu, lock, settings, server, session });
    return { server, portal: createPortal(host) };
  };
  const [connection, setConnection] = useState(() =>
    start.server === null ? undefined : connect(start.server, start.session),
  );
  const navigate = useNavigate();
  useKeptPath(bridge, notices);
  const [asking, setAsking] = useState(start.server === null);
  const [address, setAddress] = useState(start.address);
  useEffect(
    () => (asking ? undefined : menu.subscribe(['server-address'], () => setAsking(true))),
    [menu, asking],
  );

  const connected = (server: string, typed: string) => {
    setAddress(typed);
    setAsking(false);
    if (server === connection?.server) return;
    // Main has dropped the other server's session, and nothing of it goes on here: not its uploads either.
    connection?.portal.session.leave();
    navigate(portalPaths.root, { replace: true });
    setConnection(connect(server, null));
  };

  return (
    <>
      {asking ? (
        <AddressScreen
          bridge={bridge}
          address={address}
          onConnected={connected}
          onCancel={connection ? () => setAsking(false) : undefined}
        />
      ) : null}
      {connection ? (
        // Hidden, it keeps its state but runs no effects, so that its token is not used while servers change.
        <Activity mode={asking ? 'hidden' : 'visible'}>
          <PortalScreens key={connection.server} portal={connection.portal} />
        </Activity>
      ) : null}
    </>
  );
};
