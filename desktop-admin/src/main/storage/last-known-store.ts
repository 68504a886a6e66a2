import { createHash } from 'node:crypto';
import type { AdminSession } from '@jeweler/core/schemas';
import { z } from 'zod';
import { type LastKnown, lastKnown } from '../../shared/ipc-contract.ts';
import type { Log } from '../log.ts';
import { eraseFile, type Keyring, readEncryptedFile, writeEncryptedFile } from './encrypted-file.ts';

/** How long an answer is kept, in milliseconds: two days. */
const MAX_AGE_MS = 48 * 3_600_000;
/** Largest answer and file, in bytes: several times a busy day. */
const MAX_BYTES = 1_000_000;

/** An answer belongs to the session that has fetched it; `session` is the hash of its token. */
const keptSchema = lastKnown.extend({ session: z.base64() });
type Kept = z.infer<typeof keptSchema>;

interface LastKnownDeps {
  readonly file: string;
  readonly keyring: Keyring;
  /** The session with the configured server; its token is the server's. */
  readonly session: () => AdminSession | undefined;
  /** The session is stored, but not decrypted now. */
  readonly isSessionSealed: () => boolean;
  readonly log: Log;
  readonly now?: () => number;
}

/**
 * The server's last answer about today, for when it cannot be reached. It is kept as the session is: encrypted by
 * the system's keyring, without one only as long as the program runs.
 */
export const openLastKnownStore = async (deps: LastKnownDeps) => {
  const { file, keyring, session, isSessionSealed, log, now = Date.now } = deps;
  let kept: Kept | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stored = { file, name: 'What was last known', keyring, log };
  const erase = () => {
    kept = undefined;
    clearTimeout(timer);
    eraseFile(stored);
  };
  const hold = (next: Kept) => {
    kept = next;
    clearTimeout(timer);
    // Timers stand still while the computer sleeps; `read` and the next start look at the age as well.
    timer = setTimeout(erase, next.at + MAX_AGE_MS - now());
  };

  /** The session, unless it has expired by this computer's clock. */
  const sessionHash = () => {
    const current = session();
    return current && Date.parse(current.expiresAt) > now()
      ? createHash('sha256').update(current.token).digest('base64')
      : undefined;
  };
  const isValid = ({ at, session: owner }: Kept): boolean =>
    owner === sessionHash() && at <= now() && now() - at < MAX_AGE_MS;

  /** One that was erased or replaced meanwhile is not written. */
  const store = async (next: Kept): Promise<void> => {
    const isStored =
      Buffer.byteLength(JSON.stringify(next)) <= MAX_BYTES &&
      (await writeEncryptedFile(stored, next, () => kept === next));
    if (!isStored && kept === next) eraseFile(stored);
  };

  const load = async (): Promise<void> => {
    if (isSessionSealed()) return;
    // Without a session the keyring need not be asked: the system may ask for its password first.
    if (sessionHash() === undefined) return erase();
    const found = await readEncryptedFile(stored, keptSchema);
    if (found.state !== 'read') return;
    if (!isValid(found.kept)) return erase();
    hold(found.kept);
    if (found.isOutdated) await store(found.kept);
  };
  await load();

  return {
    /** Holds an answer at once, for the present session, and stores it. Never rejects. */
    keep: async (today: unknown): Promise<void> => {
      const owner = sessionHash();
      if (owner === undefined) return;
      const next = { at: now(), today, session: owner };
      hold(next);
      await store(next);
    },
    /** Undefined if there is none of this session, or only one that is too old, or from the future. */
    read: (): LastKnown | undefined => {
      if (kept && !isValid(kept)) erase();
      return kept && { at: kept.at, today: kept.today };
    },
    /** Called when a session has started or ended. */
    erase,
  };
};

export type LastKnownStore = Awaited<ReturnType<typeof openLastKnownStore>>;
