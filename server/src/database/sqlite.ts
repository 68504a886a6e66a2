import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { watchFiles } from './database-files.ts';
import { openNative, statementsOf } from './native-database.ts';
import { createDialect } from './sqlite-dialect.ts';
import { checkStorage, type StorageHealth } from './storage-check.ts';
import type { Tables } from './tables.ts';
import { WriteQueue } from './write-queue.ts';

/** How long opening waits for another process that opens or closes the same file, in milliseconds. */
const OPENING_TIMEOUT = 5000;
/** SQLite waits for a lock by blocking the thread, so it does not wait: WriteQueue tries again. */
const BUSY_TIMEOUT = 0;

/** An open database. Everything above this module speaks kysely. */
export interface Database {
  /** Reading. Each statement stands alone; a `read only` transaction sees one moment and waits for nobody. */
  readonly query: Kysely<Tables>;
  /** Writing: in one transaction, on disk when the promise resolves. */
  readonly writes: WriteQueue;
  /** Changes when another process has written; its value means nothing. NaN when it cannot be read. */
  dataVersion(): number;
  /** Writes, reads back, and looks whether the file is still in its place; never rejects. */
  check(): Promise<StorageHealth>;
  /** Copies the whole database to `file` as it stands at one moment, while others write. */
  copyTo(file: string): Promise<void>;
  /** Lets waiting writes finish, for about two seconds if the database is locked. */
  close(): Promise<void>;
}

const openConnection = (file: string): Sqlite.Database => {
  const native = openNative(file, { timeout: OPENING_TIMEOUT });
  try {
    native.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON');
    // What is deleted is overwritten: a person's data do not stay in unused pages of the file.
    native.exec('pragma secure_delete = ON');
    // The first read makes the side files.
    native.exec('pragma data_version');
    native.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`);
    return native;
  } catch (error) {
    native.close();
    throw error;
  }
};

/**
 * Opens (and creates) the database file. A committed write survives loss of power
 * (`synchronous=FULL`); readers and the backup never wait for the writer (`journal_mode=WAL`).
 */
export const openDatabase = (file: string): Database => {
  const native = openConnection(file);
  const isInPlace = watchFiles(file);
  const prepare = statementsOf(native);
  const dataVersion = () => Number(prepare('pragma data_version').pluck().get());
  const query = new Kysely<Tables>({ dialect: createDialect(native, prepare) });
  const writes = new WriteQueue(query, isInPlace);
  return {
    query,
    writes,
    dataVersion() {
      try {
        return dataVersion();
      } catch {
        return Number.NaN;
      }
    },
    check: checkStorage(query, writes),
    async copyTo(target) {
      // Not better-sqlite3's `backup`: nobody can keep the object it makes (native-database.ts). Of one moment
      // too, and without what was deleted.
      native.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
    },
    async close() {
      await writes.close();
      await query.destroy();
    },
  };
};
