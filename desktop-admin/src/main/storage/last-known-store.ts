import { createHash } from 'node:crypto';
import { type AdminSession, type LastKnown, lastKnownSchema } from '@jeweler/core/schemas';
import { z } from 'zod';
import { createEncryptedFile, type Keyring } from './encrypted-file.ts';

/** How long an answer is kept, in milliseconds: two days. */
const MAX_AGE_MS = 48 * 3_600_000;

/** An answer belongs to the session that has fetched it; `session` is the hash of its token. */
const keptSchema = lastKnownSchema.extend({ session: z.base64() });
type Kept = z.infer<typeof keptSchema>;

interface LastKnownDeps {
  readonly file: string;
  readonly keyring: Keyring;
  /** The session with the configured server; its token is the server's. */
  readonly session: () => AdminSession | undefined;
  /** The session is stored, but not decrypted now. */
  readonly isSessionSealed: () => boolean;
}

/**
 * The server's last answer about today, for when it cannot be reached. It is kept as the session is: encrypted by
 * the system's keyring, without one only as long as the program runs.
 */
export const openLastKnownStore = async (deps: LastKnownDeps) => {
  const { file, keyring, session, isSessionSealed } = deps;
  const stored = createEncryptedFile({ file, name: 'What was last known', schema: keptSchema, keyring });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const erase = () => {
    clearTimeout(timer);
    stored.erase();
  };
  const eraseInTime = ({ at }: Kept) => {
    clearTimeout(timer);
    // Timers stand still while the computer sleeps; `read` and the next start look at the age as well.
    timer = setTimeout(erase, at + MAX_AGE_MS - Date.now());
  };

  /** The session, unless it has expired by this computer's clock. */
  const sessionHash = () => {
    const current = session();
    return current && Date.parse(current.expiresAt) > Date.now()
      ? createHash('sha256').update(current.token).digest('base64')
      : undefined;
  };
  const isValid = ({ at, session: owner }: Kept): boolean =>
    owner === sessionHash() && at <= Date.now() && Date.now() - at < MAX_AGE_MS;

  const load = async (): Promise<void> => {
    if (isSessionSealed()) return;
    // Without a session the keyring need not be asked: the system may ask for its password first.
    if (sessionHash() === undefined) return erase();
    await stored.load();
    const found = stored.get();
    if (found && isValid(found)) eraseInTime(found);
    else if (found) erase();
  };
  await load();

  return {
    /** Holds an answer at once, for the present session, and stores it. Never rejects. */
    keep: async (today: unknown): Promise<void> => {
      const owner = sessionHash();
      if (owner === undefined) return;
      const next = { at: Date.now(), today, session: owner };
      eraseInTime(next);
      await stored.keep(next);
    },
    /** Undefined if there is none of this session, or only one that is too old, or from the future. */
    read: (): LastKnown | undefined => {
      const kept = stored.get();
      if (kept && isValid(kept)) return { at: kept.at, today: kept.today };
      if (kept) erase();
      return undefined;
    },
    /** Called when a session has started or ended. */
    erase,
  };
};

export type LastKnownStore = Awaited<ReturnType<typeof openLastKnownStore>>;
