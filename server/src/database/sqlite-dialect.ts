import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { takingTurns } from '../turns.ts';

class LockingDriver extends SqliteDriver {
  readonly #native: Sqlite.Database;

  constructor(native: Sqlite.Database) {
    super({ database: native });
    this.#native = native;
  }

  // A transaction that writes takes the write lock before its first statement: if it took the lock only at
  // its first write, its reads would be wasted when another process holds the lock or has written in the
  // meantime. A read-only transaction takes no write lock, so it never waits for a writer.
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }

  // After a full disk SQLite has already rolled back; a second rollback would fail and hide the real error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#native.inTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * A connection whose statements let others have their turn: SQLite works in the server's own thread, and a change of
 * 10,000 records is one transaction.
 */
const yielding = (connection: DatabaseConnection): DatabaseConnection => {
  const turn = takingTurns();
  return {
    executeQuery: async (query) => {
      await turn();
      return connection.executeQuery(query);
    },
    streamQuery: (query) => connection.streamQuery(query),
  };
};

class YieldingDriver extends LockingDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return yielding(await super.acquireConnection());
  }
}

/** SQLite can roll back CREATE TABLE, so a migration that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Kysely's own dialect, apart from how transactions begin. The connection for writes answers requests meanwhile: others
 * must not read with it.
 */
export const lockingDialect = (native: Sqlite.Database, use: 'reads' | 'writes'): Dialect =>
  Object.assign(new SqliteDialect({ database: native }), {
    createDriver: () => (use === 'writes' ? new YieldingDriver(native) : new LockingDriver(native)),
    createAdapter: () => new TransactionalAdapter(),
  });
