import { rename } from 'node:fs/promises';
import path from 'node:path';
import { checkpointToSingleFile, verify } from './checkpoint.ts';
import { removeDatabase } from './database-files.ts';
import { createPrivateFile, syncFile, syncFolder } from './private-files.ts';
import type { Database } from './sqlite.ts';

/**
 * Copies an open database to a single private file: verified, synced to disk, and moved to `target` only when
 * it is complete. On failure nothing is left behind. Overwrites `target`.
 * Returns whether its search index is whole.
 * @param temporaryFile path in the folder of `target` where the copy is written until it is complete
 */
export const writeCopy = async (
  database: Database,
  target: string,
  temporaryFile: string,
): Promise<ReturnType<typeof verify>> => {
  try {
    await removeDatabase(temporaryFile);
    createPrivateFile(temporaryFile);
    await database.copyTo(temporaryFile);
    checkpointToSingleFile(temporaryFile);
    const verified = verify(temporaryFile);
    await syncFile(temporaryFile);
    await rename(temporaryFile, target);
    await syncFolder(path.dirname(target));
    return verified;
  } catch (error) {
    await removeDatabase(temporaryFile);
    throw error;
  }
};
