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
  /** Called with messages about what was done to the database before it could be used, and with warnings. */
  readonly report?: (line: string) => void;
}

/**
 * Creates DATA_DIR when it is missing and closes it to other users. Throws OperatorError when it is not
 * writable.
 */
export const prepareDataFolder = (dataDir: string, report: (line: string) => void): void => {
  try {
    const warning = ensurePrivateFolder(dataDir);
    if (warning) report(`Warning: ${warning}`);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
};

/**
 * Removes what a killed restore or update left behind; while a server holds the lock, neither is in progress.
 */
const removeTemporaryCopies = async (dataDir: string): Promise<void> => {
  await removeDatabase(incomingFile(dataDir));
  await removeDatabase(outgoingFile(dataDir));
};

/**
 * Opens the database in DATA_DIR, creating it when missing, and brings it up to date. Until it is closed,
 * other processes can tell what uses the folder. Throws OperatorError when the folder is not writable, is
 * locked for a conflicting use, or the file is not a database of this version.
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
    // SQLite gives its side files the same permissions; those left by a killed server keep their old ones.
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
