import { existsSync, readFileSync, statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { type MigrationState, readMigrationState } from './migrate.ts';
import { openNative, statementsOf } from './native-database.ts';
import { createDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

interface Inspection extends MigrationState {
  /** `ok`, or what SQLite found. */
  readonly integrity: string;
}

/** Largest database that is read into memory, in bytes. */
const MAX_IN_MEMORY = 512 * 1024 * 1024;
/** The two bytes of the header that say whether a write-ahead log belongs to the file: 2 is yes, 1 no. */
const FORMAT_VERSIONS = [18, 19];

/**
 * Looks through a database without changing anything in its folder, whether a server uses it or not.
 * Undefined for one that is not in use and too large to be looked through in memory. Throws SQLite's error.
 */
export const inspectDatabase = async (file: string): Promise<Inspection | undefined> => {
  const native = open(file);
  if (!native) return undefined;
  try {
    const prepare = statementsOf(native);
    const integrity = String(prepare('pragma quick_check(1)').pluck().get());
    const query = new Kysely<Tables>({ dialect: createDialect(native, prepare) });
    return { integrity, ...(await readMigrationState(query)) };
  } finally {
    native.close();
  }
};

const open = (file: string): Sqlite.Database | undefined => {
  // With its log beside it the file is in use, and a reader adds nothing to the folder. Without it SQLite
  // would make the log, and a reader cannot remove it again.
  if (existsSync(`${file}-wal`)) return openNative(file, { readonly: true, fileMustExist: true });
  if (statSync(file).size > MAX_IN_MEMORY) return undefined;
  const content = readFileSync(file);
  for (const at of FORMAT_VERSIONS) if (content[at] === 2) content[at] = 1;
  return openNative(content, { readonly: true });
};
