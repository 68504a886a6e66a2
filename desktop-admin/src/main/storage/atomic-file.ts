import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file atomically: concurrent readers and power failures see either the complete old or the
 * complete new one.
 */
export const replaceFile = (file: string, data: string | Uint8Array): void => {
  const next = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  // Readable by this user only, on systems that support it; flushed to disk before it replaces the old file.
  writeFileSync(next, data, { mode: 0o600, flush: true });
  renameSync(next, file);
};

/** The content of a file; undefined if it does not exist. Throws if it exists but cannot be read. */
export const readIfExists = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Renames an unusable file to `<file>.broken`, replacing an earlier one. */
export const quarantineFile = (file: string): void => {
  rmSync(`${file}.broken`, { force: true });
  renameSync(file, `${file}.broken`);
};
