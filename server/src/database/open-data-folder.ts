import { accessSync, constants } from 'node:fs';
import { OperatorError } from '../errors.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type DataFolderUse, lockDataFolder } from './data-folder-lock.ts';
import { databaseFile, incomingFile, outgoingFile, removeDatabase, sideFiles } from './database-files.ts';
import { createPrivateFile, ensurePrivateFolder, makePrivate } from './private-files.ts';
import { type Database, openDatabase } from './sqlite.ts';
import { storageAdvice } from './storage-fault.ts';

interface OpenOptions {
  readonly use?: Exclude<DataFolderUse, 'replacement'>;
  /** Told what was done to the database before it could be used, and warnings, in words. */
  readonly report?: (line: string) => void;
}

/** Makes DATA_DIR when it is missing and closes it to others. Throws OperatorError when it cannot be written. */
export const prepareDataFolder = (dataDir: string, report: (line: string) => void): void => {
  try {
    const warning = ensurePrivateFolder(dataDir);
    if (warning) report(`Warning: ${warning}`);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
};

/** What a restore or an update left that was killed; with a server's lock there is none under way. */
const removeTemporaryCopies = async (dataDir: string): Promise<void> => {
  await removeDatabase(incomingFile(dataDir));
  await removeDatabase(outgoingFile(dataDir));
};

/**
 * Opens the database in DATA_DIR, which is made when missing, and brings it up to date. Until it is
 * closed, other processes know what uses the folder. Throws OperatorError when the folder cannot be
 * written, is in use against this, or the file is no database of this version.
 */
export const openDataFolder = async (
  dataDir: string,
  { use = 'command', report = () => {} }: OpenOptions = {},
): Promise<Database> => {
  prepareDataFolder(dataDir, report);
  const lock = lockDataFolder(dataDir, use);
  const file = databaseFile(dataDir);
  let database: Database | undefined;
  try {
    // SQLite gives the files beside it the same permissions; those of a server that was killed keep theirs.
    createPrivateFile(file);
    for (const each of sideFiles(file)) makePrivate(each);
    if (use === 'server') await removeTemporaryCopies(dataDir);
    const opened = openDatabase(file);
    database = opened;
    await bringUpToDate(opened, lock, dataDir, report);
    return {
      ...opened,
      async close() {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    await database?.close();
    lock.release();
    const advice = storageAdvice(error)?.advice;
    if (!advice) throw error;
    throw new OperatorError(`${file} cannot be opened: ${(error as Error).message}. ${advice}.`);
  }
};
