import { type AdminSession, adminSessionSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import { createEncryptedFile, type Keyring } from './encrypted-file.ts';

interface VaultDeps {
  readonly file: string;
  readonly keyring: Keyring;
}

/** The staff member's session. It belongs to the server that issued it and is never sent to another. */
export const openSessionVault = async ({ file, keyring }: VaultDeps) => {
  const schema = adminSessionSchema.extend({ origin: z.url() });
  const stored = createEncryptedFile({ file, name: 'The session', schema, keyring });
  await stored.load();
  const found = stored.get();
  if (found && Date.parse(found.expiresAt) <= Date.now()) stored.erase();

  return {
    /** The session of this server; undefined if there is none, or it has expired by this computer's clock. */
    read: (origin: string): AdminSession | undefined => {
      const kept = stored.get();
      return kept?.origin === origin ? { token: kept.token, expiresAt: kept.expiresAt } : undefined;
    },
    /** A session is stored that the keyring does not decrypt now; perhaps at the next start. */
    isSealed: stored.isSealed,
    /**
     * Holds a session at once, and stores it; `memory` means that it is lost when the program quits. Never
     * rejects.
     */
    keep: async (origin: string, { token, expiresAt }: AdminSession): Promise<'encrypted' | 'memory'> =>
      (await stored.keep({ token, expiresAt, origin })) ? 'encrypted' : 'memory',
    drop: stored.erase,
  };
};

export type SessionVault = Awaited<ReturnType<typeof openSessionVault>>;
