import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { readDatabase } from './check-database.ts';
import { type Database, withLock } from './database.ts';
import { databaseFile, lockDataFolder } from './lock.ts';
import { type OpenOptions, openDataFolder } from './open-data-folder.ts';
import { prepareDataFolder } from './permissions.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the database that the settings name, and brings it up to date: that of DATABASE_URL, else SQLite's file
 * in DATA_DIR. Either way at most one server uses a DATA_DIR. Throws OperatorError when it cannot be used.
 */
export const openShopDatabase = async (
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: OpenOptions = {},
): Promise<Database> => {
  if (databaseUrl === undefined) return openDataFolder(dataDir, options);
  const { use = 'command', report = () => {} } = options;
  prepareDataFolder(dataDir, report);
  const lock = lockDataFolder(dataDir, use);
  try {
    // Loaded where it is used: pg takes 5 MB.
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return withLock(await openPostgres(databaseUrl, { use, report }), lock);
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Reads from the same database, whether or not a server runs; undefined while it has no tables. */
export const readShopDatabase = async <Result>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  read: (query: Kysely<Tables>) => Promise<Result>,
): Promise<Result | undefined> => {
  if (databaseUrl === undefined) return readDatabase(databaseFile(dataDir), read);
  const { readPostgres } = await import('./postgres/inspect-postgres.ts');
  return readPostgres(databaseUrl, read);
};
