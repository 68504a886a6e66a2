import { rmSync } from 'node:fs';
import { type AdminSession, adminSessionSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import type { Log } from '../log/log.ts';
import { readIfExists, replaceFile } from './atomic-file.ts';

/** A session belongs to the server that gave it and is never shown to another. */
const keptSchema = adminSessionSchema.extend({ origin: z.url() });
type Kept = z.infer<typeof keptSchema>;

/** The system's keyring, as far as it is one. */
export interface Keyring {
  isAvailable(): boolean;
  encrypt(text: string): Uint8Array;
  /** Throws on what it has not encrypted itself. */
  decrypt(data: Uint8Array): string;
}

export interface SessionVault {
  /** The session of this server; undefined where there is none, or it has ended by this computer's clock. */
  read(origin: string): AdminSession | undefined;
  /** Keeps a session; `memory` says that it is gone when the program ends. */
  keep(origin: string, session: AdminSession): 'encrypted' | 'memory';
  drop(): void;
}

interface VaultDeps {
  readonly file: string;
  readonly keyring: Keyring;
  readonly log: Log;
  readonly now?: () => number;
}

/**
 * The staff member's session, encrypted by the system's keyring. Without one it stays in memory: a
 * token in plain sight on the disk would be no better than the password on a note.
 */
export const openSessionVault = ({ file, keyring, log, now = Date.now }: VaultDeps): SessionVault => {
  const erase = () => {
    try {
      rmSync(file, { force: true });
    } catch (error) {
      log.error('The kept session cannot be erased.', error);
    }
  };

  const load = (): Kept | undefined => {
    try {
      const data = readIfExists(file);
      if (!data || !keyring.isAvailable()) return undefined;
      return keptSchema.parse(JSON.parse(keyring.decrypt(data)));
    } catch {
      // Another keyring, another computer, half a file: whatever it was, it opens no door.
      log.warn('The kept session cannot be read and is erased.');
      erase();
      return undefined;
    }
  };

  let kept = load();
  const drop = () => {
    kept = undefined;
    erase();
  };
  if (kept && Date.parse(kept.expiresAt) <= now()) drop();

  return {
    read: (origin) =>
      kept?.origin === origin ? { token: kept.token, expiresAt: kept.expiresAt } : undefined,
    keep: (origin, { token, expiresAt }) => {
      kept = { token, expiresAt, origin };
      try {
        if (keyring.isAvailable()) {
          replaceFile(file, keyring.encrypt(JSON.stringify(kept)));
          return 'encrypted';
        }
      } catch (error) {
        log.error('The session cannot be kept.', error);
      }
      // What an earlier session has left would otherwise come back at the next start.
      erase();
      return 'memory';
    },
    drop,
  };
};
