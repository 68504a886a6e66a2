import { rmSync } from 'node:fs';
import type { z } from 'zod';
import { log } from '../log.ts';
import { readIfExists, replaceFile } from './atomic-file.ts';

/** What the program uses of the system's keyring. */
export interface Keyring {
  isAvailable(): Promise<boolean>;
  encrypt(text: string): Promise<Uint8Array>;
  /** Rejects what it cannot decrypt, now or ever; what is outdated should be encrypted again. */
  decrypt(data: Uint8Array): Promise<{ readonly text: string; readonly isOutdated: boolean }>;
}

/** Largest value that is written, in bytes: several times what is known of a busy day. */
const MAX_BYTES = 1_000_000;

interface FileDeps<Kept> {
  readonly file: string;
  /** What is in the file, as the log calls it. */
  readonly name: string;
  readonly schema: z.ZodType<Kept>;
  readonly keyring: Keyring;
}

/**
 * A value in memory and, encrypted by the system's keyring, in a file. Without a keyring it is in memory only: unencrypted
 * on the disk it would be as unsafe as a password on a note. Nothing here throws or rejects.
 */
export const createEncryptedFile = <Kept>({ file, name, schema, keyring }: FileDeps<Kept>) => {
  let kept: Kept | undefined;
  let isSealed = false;
  let writes: Promise<unknown> = Promise.resolve();

  const eraseFile = () => {
    isSealed = false;
    try {
      rmSync(file, { force: true });
    } catch (error) {
      log.error(`${name} cannot be erased.`, error);
    }
  };
  const write = async (value: Kept): Promise<boolean> => {
    const text = JSON.stringify(value);
    if (Buffer.byteLength(text) > MAX_BYTES) return false;
    try {
      if (!(await keyring.isAvailable())) return false;
      const encrypted = await keyring.encrypt(text);
      // Not one that was erased or replaced meanwhile.
      if (kept !== value) return true;
      replaceFile(file, encrypted);
      isSealed = false;
      return true;
    } catch (error) {
      log.error(`${name} cannot be kept.`, error);
      return false;
    }
  };
  /** Holds a value at once and writes it, one after the other; false if it is in memory only. */
  const keep = (value: Kept): Promise<boolean> => {
    kept = value;
    const writing = writes.then(async () => {
      const isWritten = await write(value);
      // One that was stored earlier would otherwise be there again at the next start.
      if (!isWritten && kept === value) eraseFile();
      return isWritten;
    });
    writes = writing;
    return writing;
  };
  return {
    get: () => kept,
    keep,
    /** There is a file that the keyring does not decrypt now; perhaps at the next start. */
    isSealed: () => isSealed,
    erase: () => {
      kept = undefined;
      eraseFile();
    },
    /**
     * Reads the file. One that the keyring does not decrypt stays: the keyring may not run yet, or somebody has cancelled
     * its question, and the next start finds it in order. Erased is what decrypts to something else, and what decrypts
     * without a keyring: everybody has that key.
     */
    load: async (): Promise<void> => {
      try {
        const data = readIfExists(file);
        if (!data) return;
        const isAvailable = await keyring.isAvailable();
        const { text, isOutdated } = await keyring.decrypt(data);
        try {
          if (isAvailable) kept = schema.parse(JSON.parse(text));
        } catch {
          log.warn(`${name} cannot be read and is erased.`);
        }
        if (kept === undefined) eraseFile();
        else if (isOutdated) await keep(kept);
      } catch {
        log.warn(`${name} cannot be decrypted now.`);
        isSealed = true;
      }
    },
  };
};
