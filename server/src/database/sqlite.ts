import Sqlite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from './tables.ts';
import { WriteQueue } from './write-queue.ts';

/** How long a write waits for another process (a command) that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;
/** Prepared statements kept; the server has some dozens. */
const STATEMENTS = 200;

/** An open database. Everything above this module speaks kysely. */
export interface Database {
  /** Reading. Each statement stands alone. */
  readonly query: Kysely<Tables>;
  /** Writing: in one transaction, on disk when the promise resolves. */
  readonly writes: WriteQueue;
  /** Changes when another process has written; its value means nothing. */
  dataVersion(): number;
  /** Copies the whole database to `file` as it stands at one moment, while others write. */
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Kysely's driver prepares every statement anew; these live as long as the connection. */
const withStatementCache = (native: Sqlite.Database): SqliteDialectConfig['database'] => {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: STATEMENTS });
  return {
    prepare(text) {
      const statement = statements.get(text) ?? native.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => native.close(),
  } as Awaited<Exclude<SqliteDialectConfig['database'], (...args: never) => unknown>>;
};

class ImmediateDriver extends SqliteDriver {
  readonly #native: Sqlite.Database;

  constructor(config: SqliteDialectConfig, native: Sqlite.Database) {
    super(config);
    this.#native = native;
  }

  // All our transactions write. One that took the lock at its first write could not wait for another
  // process: it would fail at once if that had written in between.
  override async beginTransaction(): Promise<void> {
    this.#native.exec('begin immediate');
  }

  // After a full disk SQLite has already rolled back; a second time would hide the real fault.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#native.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can undo CREATE TABLE; a migration that breaks off then leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const createDialect = (native: Sqlite.Database): Dialect => {
  const config: SqliteDialectConfig = { database: withStatementCache(native) };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new ImmediateDriver(config, native),
    createAdapter: () => new TransactionalAdapter(),
  });
};

/**
 * Opens (and creates) the database file. A committed write survives loss of power
 * (`synchronous=FULL`); readers and the backup never wait for the writer (`journal_mode=WAL`).
 */
export const openDatabase = (file: string): Database => {
  const native = new Sqlite(file, { timeout: BUSY_TIMEOUT });
  native.pragma('journal_mode = WAL');
  native.pragma('synchronous = FULL');
  native.pragma('foreign_keys = ON');
  const query = new Kysely<Tables>({ dialect: createDialect(native) });
  const writes = new WriteQueue(query);
  return {
    query,
    writes,
    dataVersion: () => Number(native.pragma('data_version', { simple: true })),
    async copyTo(target) {
      // In one step: a copy in several starts again whenever another process writes in between.
      await native.backup(target, { progress: ({ totalPages }) => totalPages });
    },
    async close() {
      await writes.settled();
      await query.destroy();
    },
  };
};

/**
 * Makes a copied database one plain file without side files, and reads every page of it.
 * Throws when SQLite finds a fault.
 */
export const sealCopy = (file: string): void => {
  const native = new Sqlite(file);
  try {
    native.pragma('journal_mode = DELETE');
    const verdict = native.pragma('integrity_check', { simple: true });
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`);
  } finally {
    native.close();
  }
};
