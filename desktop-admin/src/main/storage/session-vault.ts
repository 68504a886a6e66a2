import { rmSync } from 'node:fs';
import { type AdminSession, adminSessionSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { readIfExists, replaceFile } from './atomic-file.ts';

/** A session belongs to the server that issued it and is never sent to another. */
const keptSchema = adminSessionSchema.extend({ origin: z.url() });
type Kept = z.infer<typeof keptSchema>;

/** The part of the system's keyring that the vault uses. */
export interface Keyring {
  isAvailable(): boolean;
  encrypt(text: string): Uint8Array;
  /** Throws on data that it has not encrypted itself. */
  decrypt(data: Uint8Array): string;
}

export interface SessionVault {
  /** The session of this server; undefined if there is none, or it has expired by this computer's clock. */
  read(origin: string): AdminSession | undefined;
  /** Stores a session; `memory` means that it is lost when the program quits. */
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
 * The staff member's session, encrypted by the system's keyring. Without a keyring it stays in memory: an
 * unencrypted token on the disk would be as unsafe as a password on a note.
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
      // Encrypted by another keyring or computer, or incomplete: in any case it is unusable.
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
      // A session stored earlier would otherwise be restored at the next start.
      erase();
      return 'memory';
    },
    drop,
  };
};
