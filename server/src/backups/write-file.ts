import { randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { readParts } from '../hash-file.ts';

const PRIVATE_MODE = 0o600;

/** The system's errors of writing name no file: they get the one that is written. */
const about =
  (file: string) =>
  (error: unknown): never => {
    throw Object.assign(error as NodeJS.ErrnoException, { path: file });
  };

/**
 * Copies a file to another disk: private unless `mode` says otherwise, synced, and under its name only when it is
 * complete. Returns the SHA-256 of what was copied. Without `copyFile`, which passes on the mode of the original.
 */
export const copyPrivately = async (
  from: string,
  to: string,
  { mode = PRIVATE_MODE, onPart }: { mode?: number; onPart?: () => void } = {},
): Promise<string> => {
  // Two files with the same content are copied to one place, at the same time.
  const unfinished = `${to}.${randomUUID()}.tmp`;
  try {
    const handle = await open(unfinished, 'w', mode);
    let hash: string;
    try {
      hash = await readParts(from, async (part) => {
        await handle.writeFile(part).catch(about(to));
        onPart?.();
      });
      await handle.sync().catch(about(to));
    } finally {
      await handle.close().catch(about(to));
    }
    await rename(unfinished, to);
    return hash;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

/** Writes a new private file and waits until it is on disk. */
export const writePrivately = (file: string, content: string | Buffer): Promise<void> =>
  writeFile(file, content, { mode: PRIVATE_MODE, flush: true });
