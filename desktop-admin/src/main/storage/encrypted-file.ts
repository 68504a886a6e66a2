import { rmSync } from 'node:fs';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import { readIfExists, replaceFile } from './atomic-file.ts';

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
  readonly keyring: Keyring;
  readonly log: Log;
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
 * Encrypts and writes such a file, unless its content is no longer the present one by then; whether it could. Without a
 * keyring it does not. Never rejects.
 */
export const writeEncryptedFile = async (
  { file, name, keyring, log }: FileDeps,
  kept: unknown,
  isPresent: () => boolean,
): Promise<boolean> => {
  try {
    if (!(await keyring.isAvailable())) return false;
    const encrypted = await keyring.encrypt(JSON.stringify(kept));
    if (isPresent()) replaceFile(file, encrypted);
    return true;
  } catch (error) {
    log.error(`${name} cannot be kept.`, error);
    return false;
  }
};

/**
 * Reads a file that the keyring has encrypted; never rejects. One that it does not decrypt stays: the keyring
 * may not run yet, or somebody has cancelled its question, and the next start finds it in order. Erased is what
 * decrypts to something else, and what decrypts without a keyring: everybody has that key.
 */
export const readEncryptedFile = async <Kept>(
  { file, keyring, name, log }: FileDeps,
  schema: z.ZodType<Kept>,
): Promise<EncryptedFile<Kept>> => {
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
