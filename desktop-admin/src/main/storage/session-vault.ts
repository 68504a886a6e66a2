import { type AdminSession, adminSessionSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { eraseFile, type Keyring, readEncryptedFile, writeEncryptedFile } from './encrypted-file.ts';

/** A session belongs to the server that issued it and is never sent to another. */
const keptSchema = adminSessionSchema.extend({ origin: z.url() });
type Kept = z.infer<typeof keptSchema>;

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
export const openSessionVault = async ({ file, keyring, log, now = Date.now }: VaultDeps) => {
  const stored = { file, name: 'The session', keyring, log };
  let kept: Kept | undefined;
  let isSealed = false;

  const erase = () => {
    isSealed = false;
    eraseFile(stored);
  };

  /** Whether it is on the disk now. One that was dropped or replaced meanwhile is not written. */
  const store = async (session: Kept): Promise<boolean> => {
    const isStored = await writeEncryptedFile(stored, session, () => kept === session);
    if (isStored && kept === session) isSealed = false;
    return isStored;
  };

  const drop = () => {
    kept = undefined;
    erase();
  };
  const found = await readEncryptedFile(stored, keptSchema);
  isSealed = found.state === 'sealed';
  if (found.state === 'read') {
    kept = found.kept;
    if (found.isOutdated) await store(kept);
  }
  if (kept && Date.parse(kept.expiresAt) <= now()) drop();

  return {
    /** The session of this server; undefined if there is none, or it has expired by this computer's clock. */
    read: (origin: string): AdminSession | undefined =>
      kept?.origin === origin ? { token: kept.token, expiresAt: kept.expiresAt } : undefined,
    /** A session is stored that the keyring does not decrypt now; perhaps at the next start. */
    isSealed: () => isSealed,
    /**
     * Holds a session at once, and stores it; `memory` means that it is lost when the program quits. Never
     * rejects.
     */
    keep: async (origin: string, { token, expiresAt }: AdminSession): Promise<'encrypted' | 'memory'> => {
      const session = { token, expiresAt, origin };
      kept = session;
      if (await store(session)) return 'encrypted';
      // A session stored earlier would otherwise be restored at the next start.
      if (kept === session) erase();
      return 'memory';
    },
    drop,
  };
};

export type SessionVault = Awaited<ReturnType<typeof openSessionVault>>;
