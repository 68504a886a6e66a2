import { existsSync, readFileSync, statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { readMigrationState } from './migrate.ts';
import { openNative } from './native-database.ts';
import { lockingDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * What SQLite found in the data, and in the search index that is made from them: `ok`, or the first fault.
 * @param check the statement `pragma integrity_check` or `pragma quick_check`
 */
const readIntegrity = (check: Sqlite.Statement) => {
  const lines = (check.pluck().all() as string[]).filter((line) => line !== 'ok');
  const isAboutSearch = (line: string) => line.includes('submission_search');
  return {
    data: lines.find((line) => !isAboutSearch(line)) ?? 'ok',
    search: lines.find(isAboutSearch) ?? 'ok',
  };
};

/**
 * Turns a database that nobody uses into a single file without side files: its log is checkpointed into it.
 * Throws when SQLite cannot do that, with SQLITE_BUSY when another process has it open.
 */
export const checkpointToSingleFile = (file: string): void => {
  const native = openNative(file, { fileMustExist: true });
  try {
    native.exec('pragma journal_mode = DELETE');
  } finally {
    native.close();
  }
};

/**
 * Checks the integrity of every page and every foreign key. Throws an Error with the fault SQLite found.
 * Returns whether the search index is whole: it is made from the rest, so damage to it loses nothing.
 */
export const verify = (file: string): { readonly isSearchWhole: boolean } => {
  const native = openNative(file, { readonly: true });
  try {
    const { data, search } = readIntegrity(native.prepare('pragma integrity_check'));
    if (data !== 'ok') throw new Error(data);
    const dangling = native.prepare('pragma foreign_key_check').get() as
      | { table: string; parent: string }
      | undefined;
    if (dangling) throw new Error(`${dangling.table} refers to ${dangling.parent} that do not exist`);
    return { isSearchWhole: search === 'ok' };
  } finally {
    native.close();
  }
};

/** Size of the largest database that is read into memory. */
const MAX_IN_MEMORY_BYTES = 512 * 1024 * 1024;
/** The two header bytes that say whether the file uses a write-ahead log: 2 for yes, 1 for no. */
const FORMAT_VERSION_OFFSETS = [18, 19];

/**
 * Reads from a database without changing anything in its folder, whether or not a server uses it. Undefined when there
 * is none, or it is not in use and too large to be read into memory. Throws SQLite's error.
 */
export const readDatabase = async <Result>(
  file: string,
  read: (query: Kysely<Tables>, native: Sqlite.Database) => Promise<Result>,
): Promise<Result | undefined> => {
  const native = existsSync(file) ? open(file) : undefined;
  if (!native) return undefined;
  try {
    return await read(new Kysely<Tables>({ dialect: lockingDialect(native, 'reads') }), native);
  } finally {
    native.close();
  }
};

/** The integrity of a database, and how it compares with this version of the program, read in the same way. */
export const inspectDatabase = (file: string) =>
  readDatabase(file, async (query, native) => ({
    integrity: readIntegrity(native.prepare('pragma quick_check')),
    ...(await readMigrationState(query)),
  }));

const open = (file: string): Sqlite.Database | undefined => {
  // A `-wal` file means that the database is in use, and reading it adds nothing to the folder. Without one,
  // SQLite would create it, and a read-only connection cannot remove it again.
  if (existsSync(`${file}-wal`)) return openNative(file, { readonly: true, fileMustExist: true });
  if (statSync(file).size > MAX_IN_MEMORY_BYTES) return undefined;
  const content = readFileSync(file);
  for (const at of FORMAT_VERSION_OFFSETS) if (content[at] === 2) content[at] = 1;
  return openNative(content, { readonly: true });
};
