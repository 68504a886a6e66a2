import type Sqlite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * The part of a database that Kysely's driver uses. The driver prepares every statement again; `prepare`
 * returns cached ones instead. Measured with 32 contact messages at a time: 55 µs of CPU time for each
 * against 84 µs without. Their number is bounded by the queries in the code.
 */
const withPreparedStatements = (
  native: Sqlite.Database,
  prepare: (text: string) => Sqlite.Statement,
): SqliteDialectConfig['database'] =>
  ({ prepare, close: () => native.close() }) as Awaited<
    Exclude<SqliteDialectConfig['database'], (...args: never) => unknown>
  >;

class LockingDriver extends SqliteDriver {
  readonly #native: Sqlite.Database;

  constructor(config: SqliteDialectConfig, native: Sqlite.Database) {
    super(config);
    this.#native = native;
  }

  // A transaction that writes takes the write lock before its first statement: if it took the lock only at
  // its first write, its reads would be wasted when another process holds the lock or has written in the
  // meantime. A read-only transaction takes no write lock, so it never waits for a writer.
  override async beginTransaction(
    _connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    this.#native.exec(accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  // After a full disk SQLite has already rolled back; a second rollback would fail and hide the real error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#native.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll back CREATE TABLE, so a migration that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely's dialect for one open connection.
 * @param prepare returns the same statement for the same text
 */
export const createDialect = (
  native: Sqlite.Database,
  prepare: (text: string) => Sqlite.Statement,
): Dialect => {
  const config: SqliteDialectConfig = { database: withPreparedStatements(native, prepare) };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new LockingDriver(config, native),
    createAdapter: () => new TransactionalAdapter(),
  });
};
