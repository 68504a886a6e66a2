import { rmSync } from 'node:fs';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import { readIfExists } from './atomic-file.ts';

/** What the program uses of the system's keyring. */
export interface Keyring {
  isAvailable(): Promise<boolean>;
  encrypt(text: string): Promise<Uint8Array>;
  /** Rejects what it cannot decrypt, now or ever; what is outdated should be encrypted again. */
  decrypt(data: Uint8Array): Promise<{ readonly text: string; readonly isOutdated: boolean }>;
}

/** `sealed`: there is a file that the keyring does not decrypt now. */
export type EncryptedFile<Kept> =
  | { readonly state: 'read'; readonly kept: Kept; readonly isOutdated: boolean }
  | { readonly state: 'none' | 'sealed' };

interface FileDeps {
  readonly file: string;
  /** What is in the file, as the log calls it. */
  readonly name: string;
  readonly log: Log;
}

interface ReadDeps<Kept> extends FileDeps {
  readonly schema: z.ZodType<Kept>;
  readonly keyring: Keyring;
}

/** Erases such a file; never throws. */
export const eraseFile = ({ file, name, log }: FileDeps): void => {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    log.error(`${name} cannot be erased.`, error);
  }
};

/**
 * Reads a file that the keyring has encrypted; never rejects. One that it does not decrypt stays: the keyring
 * may not run yet, or somebody has cancelled its question, and the next start finds it in order. Erased is what
 * decrypts to something else, and what decrypts without a keyring: everybody has that key.
 */
export const readEncryptedFile = async <Kept>({
  file,
  schema,
  keyring,
  name,
  log,
}: ReadDeps<Kept>): Promise<EncryptedFile<Kept>> => {
  try {
    const data = readIfExists(file);
    if (!data) return { state: 'none' };
    const isAvailable = await keyring.isAvailable();
    const { text, isOutdated } = await keyring.decrypt(data);
    try {
      if (isAvailable) return { state: 'read', kept: schema.parse(JSON.parse(text)), isOutdated };
    } catch {
      log.warn(`${name} cannot be read and is erased.`);
    }
    rmSync(file, { force: true });
    return { state: 'none' };
  } catch {
    log.warn(`${name} cannot be decrypted now.`);
    return { state: 'sealed' };
  }
};
