import { version } from '../../package.json' with { type: 'json' };
import type { WindowStart } from '../shared/ipc-contract.ts';
import { copyPicture, copyText } from './desktop/clipboard.ts';
import type { Dragging } from './dragging/dragging.ts';
import type { CallHandlers } from './ipc/answer-calls.ts';
import type { Log } from './log/log.ts';
import type { ServerConnection } from './server-connection.ts';
import type { SessionVault } from './storage/session-vault.ts';
import type { SettingsStore } from './storage/settings.ts';
import { openOutside } from './window/open-outside.ts';

interface HandlerDeps {
  readonly settings: SettingsStore;
  readonly vault: SessionVault;
  readonly server: ServerConnection;
  readonly dragging: Dragging;
  /** The window begins and listens. */
  readonly onStart: () => void;
  readonly onArrival: (names: readonly string[]) => void;
  readonly log: Log;
}

/** Electron runs on three systems; Node knows of more. */
const platformOf = (platform: NodeJS.Platform): WindowStart['platform'] =>
  platform === 'darwin' || platform === 'win32' ? platform : 'linux';

/** What the console does for its window. */
export const callHandlers = (deps: HandlerDeps): CallHandlers => {
  const { settings, vault, server, dragging, onStart, onArrival, log } = deps;
  return {
    'window:start': () => {
      onStart();
      const origin = server.origin();
      return {
        server: origin ?? null,
        address: settings.get().server?.address ?? '',
        session: (origin === undefined ? undefined : vault.read(origin)) ?? null,
        place: settings.get().place,
        platform: platformOf(process.platform),
        version,
      };
    },
    'server:connect': (typed) => server.connect(typed),
    'session:keep': (session) => {
      const origin = server.origin();
      if (origin === undefined) throw new Error('A session needs a server.');
      return vault.keep(origin, session);
    },
    'session:drop': () => vault.drop(),
    'clipboard:text': copyText,
    'clipboard:picture': copyPicture,
    'drag:start': (publicUrls) => dragging.start(publicUrls),
    'drag:release': () => dragging.release(),
    'link:open': async (address) => {
      if (!(await openOutside(address, server.origin(), log))) throw new Error('The address was not opened.');
    },
    'files:arrived': onArrival,
    'place:keep': (place) => settings.set({ place }),
  };
};
