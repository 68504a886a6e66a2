import { net } from 'electron';
import { version } from '../../package.json' with { type: 'json' };
import type { CallArgument, ConnectResult } from '../shared/ipc-contract.ts';
import { log } from './log.ts';
import { type CheckDeps, checkServer } from './server-address/check-server.ts';
import { connectServer } from './server-address/connect-server.ts';
import { findRedirect } from './server-address/find-redirect.ts';
import type { LastKnownStore } from './storage/last-known-store.ts';
import type { SessionVault } from './storage/session-vault.ts';
import type { SettingsStore } from './storage/settings.ts';

interface ServerConnectionDeps {
  readonly settings: SettingsStore;
  readonly vault: SessionVault;
  readonly lastKnown: Pick<LastKnownStore, 'erase'>;
  /** Called with the origin of the server that was connected to. */
  readonly onConnect: (origin: string) => void;
}

/** The server that the console uses. */
export const createServerConnection = ({ settings, vault, lastKnown, onConnect }: ServerConnectionDeps) => {
  const deps: CheckDeps = {
    fetch: (address, init) => net.fetch(address, init),
    findRedirect,
    isOnline: () => net.isOnline(),
    version,
  };
  const origin = () => settings.get().server?.origin;
  let publicOrigin: string | undefined;
  return {
    /** Its origin; undefined before the first connection. */
    origin,
    /** The shop's origins: the one used to connect to the server, and the server's own public one. */
    origins: () => [origin(), publicOrigin].filter((each) => each !== undefined),
    learnPublicOrigin: (said: string) => {
      publicOrigin = said;
    },
    /** Tests an address and stores it; the session of another server is dropped. */
    connect: async (typed: CallArgument<'server:connect'>): Promise<ConnectResult> => {
      const { why, ...result } = await connectServer(typed, deps);
      if (result.outcome === 'failed') {
        log.warn(`Connecting failed: ${why}.`);
        return result;
      }
      if (result.origin !== origin()) {
        vault.drop();
        lastKnown.erase();
        publicOrigin = undefined;
      }
      settings.set({ server: { origin: result.origin, address: typed.address.trim() } });
      onConnect(result.origin);
      log.info('Connected to a server.');
      return result;
    },
    /** What the server currently reports about itself. */
    check: async () => {
      const configured = origin();
      return configured === undefined
        ? undefined
        : { origin: configured, checked: await checkServer(configured, deps) };
    },
  };
};

export type ServerConnection = ReturnType<typeof createServerConnection>;
