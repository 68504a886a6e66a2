import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { openNative } from './native-database.ts';
import { LockingDialect } from './sqlite-dialect.ts';
import { checkStorage, type StorageHealth, watchFiles } from './storage-check.ts';
import type { Tables } from './tables.ts';
import { WriteQueue } from './write-queue.ts';

/** How long opening waits for another process that is opening or closing the same file. */
const OPENING_TIMEOUT_MS = 5000;
/**
 * SQLite would block the thread while it waits for a lock, so it does not wait at all: WriteQueue retries.
 */
const BUSY_TIMEOUT_MS = 0;
/** What remains of the write-ahead log after one that a long read made grow. */
const MAX_LOG_BYTES = 16 * 1024 * 1024;
/** Pause between attempts to empty the log while it is being read. */
const TRUNCATE_PAUSE_MS = 1000;

/** An open database. Code above this module uses only Kysely. */
export interface Database {
  /**
   * For reads. Each statement runs on its own; a `read only` transaction sees one snapshot and waits for
   * nobody.
   */
  readonly query: Kysely<Tables>;
  /** For writes: each in a transaction, on disk when the promise resolves. */
  readonly writes: WriteQueue;
  /**
   * Changes when another process has written; the number itself has no meaning. NaN when it cannot be read.
   */
  dataVersion(): number;
  /** Writes a row, reads it back, and checks that the file is still at its path; never rejects. */
  check(): Promise<StorageHealth>;
  /**
   * Empties the write-ahead log, which still contains what was deleted; as soon as nobody reads what is in it.
   * Closing empties it too.
   */
  truncateLog(): void;
  /** Copies a consistent snapshot of the whole database to `file`, while others write. */
  copyTo(file: string): Promise<void>;
  /** Lets waiting writes finish, for about two seconds if the database is locked. */
  close(): Promise<void>;
}

const openConnection = (file: string): Sqlite.Database => {
  const native = openNative(file, { timeout: OPENING_TIMEOUT_MS });
  try {
    native.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON');
    // Deleted data are overwritten: personal data do not remain in unused pages of the file.
    native.exec('pragma secure_delete = ON');
    native.exec(`pragma journal_size_limit = ${MAX_LOG_BYTES}`);
    // The first read creates the side files.
    native.exec('pragma data_version');
    native.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return native;
  } catch (error) {
    native.close();
    throw error;
  }
};

/** Checkpoints and empties the write-ahead log; false while a transaction or another process is in the way. */
const isTruncated = (native: Sqlite.Database): boolean => {
  try {
    return native.prepare('pragma wal_checkpoint(TRUNCATE)').pluck().get() === 0;
  } catch {
    return false;
  }
};

/**
 * Opens (and creates) the database file. A committed write survives a power failure (`synchronous=FULL`);
 * readers and the backup never wait for the writer (`journal_mode=WAL`).
 */
export const openDatabase = (file: string): Database => {
  const native = openConnection(file);
  const isInPlace = watchFiles(file);
  const query = new Kysely<Tables>({ dialect: new LockingDialect(native) });
  const writes = new WriteQueue(query);
  let truncation: NodeJS.Timeout | undefined;
  const truncateLog = () => {
    clearTimeout(truncation);
    if (!isTruncated(native)) truncation = setTimeout(truncateLog, TRUNCATE_PAUSE_MS).unref();
  };
  return {
    query,
    writes,
    dataVersion() {
      try {
        return Number(native.prepare('pragma data_version').pluck().get());
      } catch {
        return Number.NaN;
      }
    },
    truncateLog,
    check: checkStorage(query, writes, isInPlace),
    async copyTo(target) {
      // Not better-sqlite3's `backup`: the object it creates cannot be retained (native-database.ts). This is
      // a consistent snapshot too, and contains no deleted data.
      native.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
    },
    async close() {
      clearTimeout(truncation);
      await writes.close();
      await query.destroy();
    },
  };
};
