import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces a file in one step: whoever reads it, or loses power, finds the old or the new one whole. */
export const replaceFile = (file: string, data: string | Uint8Array): void => {
  const next = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  // For this user alone, where the system has such a thing; on disk before it takes the old one's place.
  writeFileSync(next, data, { mode: 0o600, flush: true });
  renameSync(next, file);
};

/** What a file holds; undefined where there is none. Throws when it is there and cannot be read. */
export const readIfExists = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Puts a file that cannot be used beside its place, as `<file>.broken`, instead of an earlier one. */
export const putAside = (file: string): void => {
  rmSync(`${file}.broken`, { force: true });
  renameSync(file, `${file}.broken`);
};
