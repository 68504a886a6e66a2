import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../errors.ts';
import { writeCopy } from './backup.ts';
import { type Database, withLock } from './database.ts';
import {
  type DataFolderLock,
  databaseFile,
  fileTime,
  incomingFile,
  lockDataFolder,
  outgoingFile,
  removeDatabase,
  sideFiles,
} from './lock.ts';
import { migrate, newerVersion, readMigrationState } from './migrate.ts';
import { createPrivateFile, makePrivate, prepareDataFolder } from './permissions.ts';
import type { OpenPostgresOptions } from './postgres/open-postgres.ts';
import { openDatabase } from './sqlite.ts';
import { storageAdvice } from './storage-fault.ts';

/** Copies made before updates that are retained: the newest. */
const MAX_COPIES = 3;
const COPY = /^jeweler\.before-update-[\dTZ-]+\.sqlite$/;

/** `report` is called with warnings, too. */
export type OpenOptions = Partial<OpenPostgresOptions>;

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
    // Of a restore or an update that was killed: while a server holds the lock, neither is in progress.
    if (use === 'server')
      for (const each of [incomingFile(dataDir), outgoingFile(dataDir)]) await removeDatabase(each);
    const opened = openDatabase(file);
    database = opened;
    await bringUpToDate(opened, lock, dataDir, report);
    return withLock(opened, lock);
  } catch (error) {
    await database?.close();
    lock.release();
    const advice = storageAdvice(error)?.advice;
    if (!advice) throw error;
    throw new OperatorError(`${file} cannot be opened: ${(error as Error).message}. ${advice}.`);
  }
};

const removeOldCopies = async (dataDir: string): Promise<void> => {
  const copies = (await readdir(dataDir)).filter((name) => COPY.test(name)).sort();
  for (const name of copies.slice(0, -MAX_COPIES)) await removeDatabase(path.join(dataDir, name));
};

const copyBeforeUpdate = async (database: Database, dataDir: string): Promise<string> => {
  const copy = path.join(dataDir, `jeweler.before-update-${fileTime()}.sqlite`);
  try {
    await writeCopy(database, copy, outgoingFile(dataDir));
  } catch (error) {
    throw new OperatorError(
      `The database was not brought up to date, because it could not be copied first: ${(error as Error).message}`,
    );
  }
  await removeOldCopies(dataDir);
  return copy;
};

/**
 * Applies the migrations that the database lacks, after making a copy of it beside it. Throws OperatorError
 * for a database of a newer version, and when a command would change the schema under a running server.
 */
const bringUpToDate = async (
  database: Database,
  lock: DataFolderLock,
  dataDir: string,
  report: (line: string) => void,
): Promise<void> => {
  if (!(await isBehind(database, dataDir))) return;
  const unblockServerStart = lock.blockServerStart();
  if (!unblockServerStart) {
    throw new OperatorError(
      'The program was updated, but the running server was not: restart the server, which brings the database up to date, and then run this command again.',
    );
  }
  try {
    // Another command may have applied them in the meantime.
    if (!(await isBehind(database, dataDir))) return;
    const { applied, pending } = await readMigrationState(database.query);
    const isNew = applied.length === 0;
    if (!isNew)
      report(`Copy of the database before the update: ${await copyBeforeUpdate(database, dataDir)}`);
    await migrate(database.query);
    if (!isNew) report(`Database brought up to date: ${pending.join(', ')}`);
  } finally {
    unblockServerStart();
  }
};

const isBehind = async (database: Database, dataDir: string): Promise<boolean> => {
  const { pending, unknown } = await readMigrationState(database.query);
  if (unknown.length > 0) {
    throw new OperatorError(
      `${newerVersion(databaseFile(dataDir), unknown)}: run that version, or restore a backup from before the update.`,
    );
  }
  return pending.length > 0;
};
