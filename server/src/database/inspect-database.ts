import { existsSync, readFileSync, statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { type Integrity, integrityOf } from './integrity.ts';
import { type MigrationState, readMigrationState } from './migrate.ts';
import { openNative } from './native-database.ts';
import { LockingDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

interface Inspection extends MigrationState {
  readonly integrity: Integrity;
}

/** Size of the largest database that is read into memory, in bytes. */
const MAX_IN_MEMORY = 512 * 1024 * 1024;
/** The two header bytes that say whether the file uses a write-ahead log: 2 for yes, 1 for no. */
const FORMAT_VERSIONS = [18, 19];

/**
 * Inspects a database without changing anything in its folder, whether or not a server uses it. Undefined
 * when it is not in use and too large to be read into memory. Throws SQLite's error.
 */
export const inspectDatabase = async (file: string): Promise<Inspection | undefined> => {
  const native = open(file);
  if (!native) return undefined;
  try {
    const integrity = integrityOf(native.prepare('pragma quick_check'));
    const query = new Kysely<Tables>({ dialect: new LockingDialect(native) });
    return { integrity, ...(await readMigrationState(query)) };
  } finally {
    native.close();
  }
};

const open = (file: string): Sqlite.Database | undefined => {
  // A `-wal` file means that the database is in use, and reading it adds nothing to the folder. Without one,
  // SQLite would create it, and a read-only connection cannot remove it again.
  if (existsSync(`${file}-wal`)) return openNative(file, { readonly: true, fileMustExist: true });
  if (statSync(file).size > MAX_IN_MEMORY) return undefined;
  const content = readFileSync(file);
  for (const at of FORMAT_VERSIONS) if (content[at] === 2) content[at] = 1;
  return openNative(content, { readonly: true });
};
