import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { OperatorError } from '../errors.ts';
import { syncFile, syncFolder } from '../sync-folder.ts';
import { carryOver, counted } from './carry-over.ts';
import { checkpointToSingleFile, verify } from './check-database.ts';
import { type Database, whileOpen } from './database.ts';
import { databaseFile, fileTime, incomingFile, lockDataFolder, removeDatabase, sideFiles } from './lock.ts';
import { readMigrationState } from './migrate.ts';
import { createPrivateFile, makePrivate, prepareDataFolder } from './permissions.ts';
import { openDatabase } from './sqlite.ts';
import { storageAdvice } from './storage-fault.ts';

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

const openShared = async (databaseUrl: string): Promise<Database> => {
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(databaseUrl, { use: 'command', report: () => {} });
};

/**
 * For commands that have nothing to do in a new database: made where their settings are not the server's, it would be
 * another one than the server uses.
 */
export const requireDatabase = ({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): void => {
  if (databaseUrl === undefined && !existsSync(databaseFile(dataDir)))
    throw new OperatorError(`There is no database in ${dataDir}: is that the server’s DATA_DIR?`);
};

/** The database's file in a copy of the whole shop (server/src/backups). */
export const copyName = 'jeweler.sqlite';

/**
 * Copies the database to a new file of SQLite, whether or not a server uses it. It has the schema of the
 * version that made the database: no migrations are applied to it.
 */
export const copyDatabase = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  target: string,
): ReturnType<typeof writeCopy> => {
  const { dataDir, databaseUrl } = config;
  requireDatabase(config);
  const temporary = `${target}.${randomUUID()}.tmp`;
  const write = (database: Database) => writeCopy(database, target, temporary);
  if (databaseUrl !== undefined) return whileOpen(openShared(databaseUrl), write);
  const lock = lockDataFolder(dataDir, 'command');
  try {
    return await whileOpen(Promise.resolve(openDatabase(databaseFile(dataDir))), write);
  } finally {
    lock.release();
  }
};

/**
 * Restores a copy into an empty folder, as it would be on another machine, and removes it again. Returns what
 * is in it. Throws OperatorError when it cannot be restored.
 */
export const rehearseRestore = async (copy: string, folder: string): Promise<string> => {
  try {
    await restoreDatabase(copy, folder, () => {});
    return await describeContents(databaseFile(folder), copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** What copying the database and rehearsing its restore takes on the disk with DATA_DIR, in bytes. */
export const rehearsalBytes = async ({ dataDir, databaseUrl }: Config): Promise<number> => {
  const size = sql<number>`pg_database_size(current_database())`.as('size');
  const found =
    databaseUrl === undefined
      ? statSync(databaseFile(dataDir), { throwIfNoEntry: false })
      : await whileOpen(openShared(databaseUrl), ({ query }) => query.selectNoFrom(size).executeTakeFirst());
  return 3 * (found?.size ?? 0);
};

/** Restoring is to SQLite's file, at which a server with a DATABASE_URL never looks. */
export const refuseDatabaseUrl = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): void => {
  if (databaseUrl !== undefined)
    throw new OperatorError(
      'A copy is restored to SQLite’s database in DATA_DIR: run this without DATABASE_URL, and then npm run database -- to-postgres with an empty one.',
    );
};

/** Files that a database may need in addition to its own to be complete. */
const LOGS = ['-wal', '-journal'];
/** Errors of a database beyond repair: it does not prevent its own restore. */
const DAMAGED: ReadonlySet<string> = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

/**
 * Replaces the database in DATA_DIR with the backup. The replacement is a single rename of a verified copy
 * that has been synced to disk: a restore that is killed leaves the old database or the new one. The old one
 * is retained beside it. Throws OperatorError when the backup is not a database, is damaged or comes from a
 * newer version, and while anything uses the folder; nothing has changed then.
 * @param say called with a line for each completed step
 */
export const restoreDatabase = async (
  backup: string,
  dataDir: string,
  say: (line: string) => void,
): Promise<void> => {
  prepareDataFolder(dataDir, say);
  const lock = lockDataFolder(dataDir, 'replacement');
  const file = databaseFile(dataDir);
  const incoming = incomingFile(dataDir);
  try {
    if (existsSync(file) && realpathSync(file) === realpathSync(backup)) {
      throw new OperatorError(`${backup} is the database itself, not a backup of it.`);
    }
    await takeIn(backup, incoming);
    const contents = await describeContents(incoming, backup);
    say(`Checked ${backup}: ${contents}.`);
    const replaced = await keepReplaced(file, dataDir);
    if (replaced) say(`The previous database is kept as ${replaced}`);
    for (const each of endAgain(incoming, replaced)) say(each);
    await syncFile(incoming);
    await rename(incoming, file);
    await syncFolder(dataDir);
    say(`Restored to ${file}`);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The restore failed: ${(error as Error).message}. Once that is fixed, run it again.`,
    );
  } finally {
    await removeDatabase(incoming);
    lock.release();
  }
};

/**
 * Ends in the backup what was ended in the database it replaces, as far as that can be read. Returns what was
 * done, and what only that one has, in sentences.
 */
const endAgain = (incoming: string, replaced: string | undefined): string[] => {
  const sessions = 'All sessions have ended: everybody signs in again.';
  const isWhole = replaced !== undefined && !LOGS.some((ending) => existsSync(replaced + ending));
  let outcome: ReturnType<typeof carryOver>;
  try {
    outcome = carryOver(incoming, isWhole ? replaced : undefined);
  } catch {
    // The previous database is damaged, or of a version with other tables.
    carryOver(incoming, undefined);
  }
  if (replaced === undefined) return [sessions];
  if (outcome === undefined)
    return [
      sessions,
      'The previous database cannot be read, or is another shop’s, so nothing was carried over: what was deleted, redeemed or unsubscribed since the backup, and newer passwords.',
    ];
  const { kept, left } = outcome;
  return [
    sessions,
    ...(kept.length > 0 ? [`Carried over from the previous database: ${kept.join(', ')}.`] : []),
    `Not carried over: ${[...left, 'changed settings, appointments, notes and catalogue'].join(', ')}. Whatever was stored since the backup is only in the previous database.`,
  ];
};

/** Copies the backup and, if it has any, its logs; SQLite opens only the copy, never the backup. */
const takeIn = async (backup: string, incoming: string): Promise<void> => {
  await removeDatabase(incoming);
  try {
    await copyFile(backup, incoming);
    for (const ending of LOGS) {
      if (existsSync(backup + ending)) await copyFile(backup + ending, incoming + ending);
    }
  } catch (error) {
    throw new OperatorError(`${backup} cannot be copied to DATA_DIR: ${(error as Error).message}`);
  }
  for (const each of [incoming, ...sideFiles(incoming)]) makePrivate(each);
  try {
    checkpointToSingleFile(incoming);
    verify(incoming);
  } catch (error) {
    throw new OperatorError(
      `${backup} is damaged or not a database (${(error as Error).message}): nothing was changed. Try an older backup.`,
    );
  }
};

/**
 * What is in a copy, in words: '3 requests, 12 products, 1 admin'.
 * @param named as which it is named in errors
 */
export const describeContents = async (copy: string, named = copy): Promise<string> => {
  const database = openDatabase(copy);
  try {
    const { query } = database;
    const { applied, unknown } = await readMigrationState(query);
    if (applied.length === 0) {
      throw new OperatorError(`${named} is a database, but not one of this program: nothing was changed.`);
    }
    if (unknown.length > 0) {
      throw new OperatorError(
        `${named} was made by a newer version of this program (it has ${unknown.join(', ')}): update the program first. Nothing was changed.`,
      );
    }
    const { rows } = await sql<Record<'requests' | 'products' | 'admins', number>>`
      select (select count(*) from submissions) as requests, (select count(*) from admins) as admins,
        (select count(*) from catalogue_records where kind = 'products' and deleted_at is null) as products
      `.execute(query);
    const { requests = 0, products = 0, admins = 0 } = rows[0] ?? {};
    return [counted(requests, 'request'), counted(products, 'product'), counted(admins, 'admin')].join(', ');
  } finally {
    await database.close();
    checkpointToSingleFile(copy);
  }
};

/**
 * Retains a copy of the current database beside it and removes its side files; undefined when there is none.
 */
const keepReplaced = async (file: string, dataDir: string): Promise<string | undefined> => {
  const replaced = path.join(dataDir, `jeweler.replaced-${fileTime()}.sqlite`);
  const logs = LOGS.filter((ending) => existsSync(file + ending));
  const endings = existsSync(file) ? ['', ...logs] : logs;
  try {
    // Unchanged copies first: SQLite discards the log of a database that is too damaged to check it in.
    for (const ending of endings) await copyDurably(file + ending, replaced + ending);
    if (endings.includes('') && takeInLog(file) && logs.length > 0) {
      await copyDurably(file, replaced);
      for (const ending of logs) await rm(replaced + ending);
    }
  } catch (error) {
    await removeDatabase(replaced);
    throw error;
  }
  await syncFolder(dataDir);
  // A leftover log must not end up beside the restored database: SQLite would apply it to that.
  for (const each of sideFiles(file)) await rm(each, { force: true });
  await syncFolder(dataDir);
  const [first] = endings;
  return first === undefined ? undefined : replaced + first;
};

const copyDurably = async (from: string, to: string): Promise<void> => {
  await copyFile(from, to);
  makePrivate(to);
  await syncFile(to);
};

/**
 * Merges the database to be replaced into one file; false when it is too damaged. Throws while it is in use.
 */
const takeInLog = (file: string): boolean => {
  try {
    checkpointToSingleFile(file);
    return true;
  } catch (error) {
    const fault = storageAdvice(error);
    if (fault && DAMAGED.has(fault.code)) return false;
    const reason = fault?.advice ?? (error as Error).message;
    throw new OperatorError(`${file} cannot be set aside, so nothing was changed. ${reason}.`);
  }
};
