import { rename } from 'node:fs/promises';
import path from 'node:path';
import { removeDatabase } from './database-files.ts';
import { createPrivateFile, syncFile, syncFolder } from './private-files.ts';
import { seal, verify } from './seal.ts';
import type { Database } from './sqlite.ts';

/**
 * Copies an open database to one plain file for its owner's eyes: checked, on disk, and in its place
 * only when it is whole. Whatever it fails with, nothing is left behind. Overwrites `target`.
 * @param temporaryFile path in the folder of `target` that the copy has until it is whole
 */
export const writeCopy = async (database: Database, target: string, temporaryFile: string): Promise<void> => {
  try {
    await removeDatabase(temporaryFile);
    createPrivateFile(temporaryFile);
    await database.copyTo(temporaryFile);
    seal(temporaryFile);
    verify(temporaryFile);
    await syncFile(temporaryFile);
    await rename(temporaryFile, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await removeDatabase(temporaryFile);
    throw error;
  }
};
