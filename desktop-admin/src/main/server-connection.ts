import { net } from 'electron';
import { version } from '../../package.json' with { type: 'json' };
import type { ConnectResult } from '../shared/ipc-contract.ts';
import type { Log } from './log.ts';
import { type CheckDeps, type CheckedServer, checkServer } from './server-address/check-server.ts';
import { connectServer } from './server-address/connect-server.ts';
import { findRedirect } from './server-address/find-redirect.ts';
import type { LastKnownStore } from './storage/last-known-store.ts';
import type { SessionVault } from './storage/session-vault.ts';
import type { SettingsStore } from './storage/settings.ts';

/** The server that the console uses. */
export interface ServerConnection {
  /** Its origin; undefined before the first connection. */
  origin(): string | undefined;
  /** The shop's origins: the one used to connect to the server, and the server's own public one. */
  origins(): readonly string[];
  learnPublicOrigin(origin: string): void;
  /** Tests an address and stores it; the session of another server is dropped. */
  connect(typed: { address: string; allowInsecure: boolean }): Promise<ConnectResult>;
  /** What the server currently reports about itself. */
  check(): Promise<{ origin: string; checked: CheckedServer } | undefined>;
}

interface ServerConnectionDeps {
  readonly settings: SettingsStore;
  readonly vault: SessionVault;
  readonly lastKnown: Pick<LastKnownStore, 'erase'>;
  /** Called with the origin of the server that was connected to. */
  readonly onConnect: (origin: string) => void;
  readonly log: Log;
}

export const createServerConnection = ({
  settings,
  vault,
  lastKnown,
  onConnect,
  log,
}: ServerConnectionDeps): ServerConnection => {
  const deps: CheckDeps = {
    fetch: (address, init) => net.fetch(address, init),
    findRedirect,
    isOnline: () => net.isOnline(),
    version,
  };
  const origin = () => settings.get().server?.origin;
  let publicOrigin: string | undefined;
  return {
    origin,
    origins: () => [origin(), publicOrigin].filter((each) => each !== undefined),
    learnPublicOrigin: (said) => {
      publicOrigin = said;
    },
    connect: async (typed) => {
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
    check: async () => {
      const configured = origin();
      return configured === undefined
        ? undefined
        : { origin: configured, checked: await checkServer(configured, deps) };
    },
  };
};
