import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../errors.ts';
import type { DataFolderLock } from './data-folder-lock.ts';
import { writeCopy } from './database-copy.ts';
import { databaseFile, fileTime, outgoingFile, removeDatabase } from './database-files.ts';
import { migrate, readMigrationState } from './migrate.ts';
import type { Database } from './sqlite.ts';

/** How many copies made before updates are retained, newest first. */
const COPIES_KEPT = 3;
const COPY = /^jeweler\.before-update-[\dTZ-]+\.sqlite$/;

const removeOldCopies = async (dataDir: string): Promise<void> => {
  const copies = (await readdir(dataDir)).filter((name) => COPY.test(name)).sort();
  for (const name of copies.slice(0, -COPIES_KEPT)) await removeDatabase(path.join(dataDir, name));
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
export const bringUpToDate = async (
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
      `${databaseFile(dataDir)} was made by a newer version of this program (it has ${unknown.join(', ')}): run that version, or restore a backup from before the update.`,
    );
  }
  return pending.length > 0;
};
