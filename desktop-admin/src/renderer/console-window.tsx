import { AdminPortal, type Navigation } from '@jeweler/core/admin-portal';
import { Activity, useEffect, useState } from 'react';
import type { ShopConsole, WindowStart } from '../shared/ipc-contract.ts';
import { createConsoleHost } from './host/console-host.ts';
import type { Menu } from './host/menu.ts';
import { AddressScreen } from './server-address/address-screen.tsx';

interface ConsoleWindowProps {
  bridge: ShopConsole;
  navigation: Navigation;
  menu: Menu;
  start: WindowStart;
}

/** The portal of the configured server; before there is one, and when the menu asks for it, the server's address. */
export const ConsoleWindow = ({ bridge, navigation, menu, start }: ConsoleWindowProps) => {
  const hostOf = (server: string, session: WindowStart['session']) =>
    createConsoleHost({ bridge, navigation, menu, server, session });
  const [connection, setConnection] = useState(() =>
    start.server === null ? undefined : { server: start.server, host: hostOf(start.server, start.session) },
  );
  const [asking, setAsking] = useState(start.server === null);
  const [address, setAddress] = useState(start.address);
  useEffect(
    () =>
      menu.subscribe((command) => {
        if (command === 'server-address') setAsking(true);
      }),
    [menu],
  );

  const connected = (server: string, typed: string) => {
    setAddress(typed);
    setAsking(false);
    if (server === connection?.server) return;
    // Main has dropped the session of the other server.
    navigation.go('/admin', { replace: true });
    setConnection({ server, host: hostOf(server, null) });
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
        // It stands still meanwhile and loses nothing; its token goes nowhere while servers change.
        <Activity mode={asking ? 'hidden' : 'visible'}>
          <AdminPortal key={connection.server} host={connection.host} />
        </Activity>
      ) : null}
    </>
  );
};
