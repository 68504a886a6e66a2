import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type LockState, newPinSchema, type PinResult } from '@jeweler/core/schemas';
import { z } from 'zod';
import { getValidHandle, type ServerSession } from './server-session.ts';
import { createEncryptedFile, type Keyring } from './storage/encrypted-file.ts';

/** Wrong PINs in a row until only the password unlocks. */
const TRIES = 5;
/** How long after the server has accepted the password a PIN may be set, in milliseconds. */
const PASSWORD_AGE_MS = 60_000;

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
const hashOf = (pin: string, salt: string): Promise<Buffer> =>
  derive(pin, Buffer.from(salt, 'base64'), 32, COST);

/** A PIN belongs to one person at one server. */
const storedSchema = z.object({
  origin: z.url(),
  username: z.string(),
  salt: z.base64(),
  hash: z.base64(),
  triesLeft: z.int().min(0).max(TRIES),
});

interface PinUnlockDeps {
  readonly file: string;
  readonly keyring: Keyring;
  readonly session: () => Pick<ServerSession, 'forWindow'>;
  /** Origin of the configured server. */
  readonly server: () => string | undefined;
  readonly onUnlock: () => void;
  /** Called when the state has changed. */
  readonly onChange: () => void;
}

/**
 * A PIN that ends the lock of the window. It never replaces the session, which has to be the same before and
 * after the comparison. Its hash is slow and encrypted by the system's keyring; without one there is no PIN.
 */
export const openPinUnlock = async (deps: PinUnlockDeps) => {
  const { file, keyring, session, server, onUnlock, onChange } = deps;
  /** Asked only where it is needed: the system may ask for the password of its keyring first. */
  let isPossible: boolean | undefined;
  let username: string | undefined;
  let acceptedAt = Number.NEGATIVE_INFINITY;

  const askKeyring = async () => {
    isPossible ??= await keyring.isAvailable().catch(() => false);
    return isPossible;
  };
  const pins = createEncryptedFile({
    file,
    name: 'The PIN',
    schema: storedSchema,
    keyring: { ...keyring, isAvailable: askKeyring },
  });
  await pins.load();

  const state = (): LockState['pin'] => {
    if (isPossible === false) return 'impossible';
    // Right after the start, the server has not said yet whose session it is.
    const kept = pins.get();
    if (!kept || kept.origin !== server() || (username !== undefined && kept.username !== username))
      return 'none';
    return kept.triesLeft > 0 ? 'set' : 'used-up';
  };

  const unlock = async (pin: string): Promise<PinResult> => {
    const handle = getValidHandle(session());
    const tried = pins.get();
    if (!tried || state() !== 'set' || handle === undefined) return { outcome: 'refused' };
    const triesLeft = tried.triesLeft - 1;
    // Counted on the disk before it is compared, so that ending the program gives no further tries.
    if (!(await pins.keep({ ...tried, triesLeft })) || !pins.get()) return { outcome: 'refused' };
    const isRight = timingSafeEqual(await hashOf(pin, tried.salt), Buffer.from(tried.hash, 'base64'));
    if (!isRight) {
      if (triesLeft === 0) onChange();
      return { outcome: 'wrong', triesLeft };
    }
    const kept = pins.get();
    if (getValidHandle(session()) !== handle || kept?.hash !== tried.hash) return { outcome: 'refused' };
    await pins.keep({ ...kept, triesLeft: TRIES });
    onUnlock();
    return { outcome: 'unlocked' };
  };

  return {
    state,
    unlock,
    /** Sets a PIN soon after the server has accepted the password, or removes it; whether it is stored. */
    set: async (pin: string | null): Promise<boolean> => {
      const origin = server();
      if (pin === null) {
        pins.erase();
        onChange();
        return true;
      }
      const isRecent = Date.now() - acceptedAt <= PASSWORD_AGE_MS;
      acceptedAt = Number.NEGATIVE_INFINITY;
      const isAllowed = isRecent && getValidHandle(session()) !== undefined && (await askKeyring());
      if (
        !isAllowed ||
        origin === undefined ||
        username === undefined ||
        !newPinSchema.safeParse(pin).success
      )
        return false;
      const salt = randomBytes(16).toString('base64');
      const owner = { origin, username };
      const hash = (await hashOf(pin, salt)).toString('base64');
      if (username !== owner.username) return false;
      const isStored =
        (await pins.keep({ ...owner, salt, hash, triesLeft: TRIES })) && pins.get() !== undefined;
      if (!isStored) pins.erase();
      onChange();
      return isStored;
    },
    /** Called when the server has accepted the password of the session's owner. */
    passwordAccepted: () => {
      acceptedAt = Date.now();
      const kept = pins.get();
      if (!kept || state() === 'none' || kept.triesLeft === TRIES) return;
      void pins.keep({ ...kept, triesLeft: TRIES });
      onChange();
    },
    /** Called when the server has said whose session it is: the PIN of somebody else is erased. */
    learnUsername: (name: string) => {
      if (username === name) return;
      username = name;
      // One that a working keyring has not decrypted may be anybody's.
      const kept = pins.get();
      const isOthers = kept ? kept.origin === server() && kept.username !== name : isPossible;
      if (isOthers) pins.erase();
      void askKeyring().then(onChange);
    },
    /** Called when a session has started or ended. */
    sessionChanged: () => {
      username = undefined;
      acceptedAt = Number.NEGATIVE_INFINITY;
    },
    /** Called when the user has signed out: the PIN is erased. */
    signedOut: pins.erase,
  };
};

export type PinUnlock = Awaited<ReturnType<typeof openPinUnlock>>;
