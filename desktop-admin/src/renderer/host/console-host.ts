import type { AdminHost, Navigation, StoredSession } from '@jeweler/core/admin-portal';
import { createHttpClient } from '@jeweler/core/api';
import { showNotice } from '@jeweler/core/ui';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { tell } from '../bridge.ts';
import { createFileDragging } from './file-dragging.ts';
import type { Menu } from './menu.ts';
import { publicOriginOf } from './public-origin.ts';
import { createSessionStore } from './session-store.ts';

/** Most names that main takes in one go. */
const MOST_NAMES = 100_000;

/** Main opens plain http for the connected server alone; the same place is there as well. */
const openable = (address: string, server: string): string => {
  const { protocol, pathname, search } = new URL(address);
  return protocol === 'http:' ? new URL(pathname + search, server).href : address;
};

interface ConsoleHostDeps {
  readonly bridge: ShopConsole;
  readonly navigation: Navigation;
  readonly menu: Menu;
  /** Origin of the server that main is connected to, without a trailing slash. */
  readonly server: string;
  readonly session: StoredSession | null;
}

/**
 * The staff portal in the window of the console. Calls, pictures and films go to the window's own
 * origin, from where main forwards them to the server; what only a program can do goes to main.
 */
export const createConsoleHost = (deps: ConsoleHostDeps): AdminHost => {
  const { bridge, navigation, menu, server, session } = deps;
  let publicOrigin = publicOriginOf(undefined, server);
  return {
    http: createHttpClient(),
    session: createSessionStore({
      bridge,
      initial: session,
      onMemoryOnly: () =>
        showNotice({
          tone: 'info',
          title: 'The sign-in is not kept',
          text: 'This computer offers no safe place for it. You stay signed in until the console is closed, and sign in again at the next start.',
        }),
    }),
    navigation,
    notify: showNotice,
    copyText: (text) => bridge.call('clipboard:text', text),
    publicAddress: (rootRelative) => new URL(rootRelative, publicOrigin).href,
    learnPublicOrigin: (origin) => {
      publicOrigin = publicOriginOf(origin, server);
    },
    commands: (listener) =>
      menu.subscribe((command) => {
        if (command !== 'server-address') listener(command);
      }),
    copyPicture: (png) => bridge.call('clipboard:picture', png),
    openOutside: (address) => bridge.call('link:open', openable(address, server)),
    dragging: createFileDragging(bridge),
    filesArrived: (names) => tell(bridge, 'files:arrived', names.slice(0, MOST_NAMES)),
  };
};
