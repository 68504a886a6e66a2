import type { SessionStore, StoredSession } from '@jeweler/core/admin-portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { tell } from '../bridge.ts';

interface SessionStoreDeps {
  readonly bridge: ShopConsole;
  /** What main has kept since the last start. */
  readonly initial: StoredSession | null;
  /** Called once, when the session cannot be kept and ends with the program. */
  readonly onMemoryOnly: () => void;
}

/** The session of the one window there is; main keeps it encrypted, where the computer can do that. */
export const createSessionStore = ({ bridge, initial, onMemoryOnly }: SessionStoreDeps): SessionStore => {
  let session = initial ?? undefined;
  let told = false;

  const keep = async (next: StoredSession) => {
    const kept = await bridge.call('session:keep', next).catch(() => 'memory' as const);
    if (kept === 'encrypted' || told) return;
    told = true;
    onMemoryOnly();
  };

  return {
    read: () => session,
    write: (next) => {
      session = next;
      void keep(next);
    },
    clear: () => {
      session = undefined;
      tell(bridge, 'session:drop');
    },
    // There is no other window that could change it.
    subscribe: () => () => undefined,
  };
};
