import { open, writeFile } from 'node:fs/promises';
import { readParts } from '../hash-file.ts';

const PRIVATE_MODE = 0o600;
export const PRIVATE_FOLDER_MODE = 0o700;

/**
 * Copies a file to another disk and waits until it is there. Returns the SHA-256 of what was copied. Without
 * `copyFile`, which passes on the mode of the original.
 */
export const copySynced = async (from: string, to: string, mode = PRIVATE_MODE): Promise<string> => {
  const handle = await open(to, 'w', mode);
  try {
    const hash = await readParts(from, (part) => handle.writeFile(part));
    await handle.sync();
    return hash;
  } finally {
    await handle.close();
  }
};

/** Writes a new private file and waits until it is on disk. */
export const writePrivately = (file: string, content: string | Buffer): Promise<void> =>
  writeFile(file, content, { mode: PRIVATE_MODE, flush: true });
