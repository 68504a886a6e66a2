import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseChanges } from './database-changes.ts';
import { openNative } from './native-database.ts';
import { lockingDialect } from './sqlite-dialect.ts';
import { checkStorage, watchFiles } from './storage-check.ts';
import { isLocked } from './storage-fault.ts';
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
  // Readers see what is committed, while a long change lets them have their turn.
  const reading = openConnection(file);
  const isInPlace = watchFiles(file);
  const query = new Kysely<Tables>({ dialect: lockingDialect(reading, 'reads') });
  const writer = new Kysely<Tables>({ dialect: lockingDialect(native, 'writes') });
  const dataVersion = () => {
    try {
      return Number(native.prepare('pragma data_version').pluck().get());
    } catch {
      return Number.NaN;
    }
  };
  const changes = new DatabaseChanges(dataVersion);
  const writes = new WriteQueue(writer, isLocked, changes);
  let truncation: NodeJS.Timeout | undefined;
  const truncateLog = () => {
    clearTimeout(truncation);
    if (!isTruncated(native)) truncation = setTimeout(truncateLog, TRUNCATE_PAUSE_MS).unref();
  };
  return {
    query,
    writes,
    changes,
    isShared: false,
    isLeading: () => true,
    exclusively: (work) => work(),
    dataVersion,
    truncateLog,
    check: checkStorage(query, writes, isInPlace),
    async copyTo(target) {
      // Not better-sqlite3's `backup`: the object it creates cannot be retained (native-database.ts). This is
      // a consistent snapshot too, and contains no deleted data.
      reading.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
    },
    async close() {
      clearTimeout(truncation);
      await writes.close();
      await query.destroy();
      await writer.destroy();
      // Kysely closes only what has been used. The last one empties the log.
      for (const each of [reading, native]) if (each.open) each.close();
    },
  };
};
