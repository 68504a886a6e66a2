import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

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

/** SQLite can roll back CREATE TABLE, so a migration that fails leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's own dialect, apart from how transactions begin. */
export class LockingDialect extends SqliteDialect {
  readonly #native: Sqlite.Database;

  constructor(native: Sqlite.Database) {
    super({ database: native });
    this.#native = native;
  }

  override createDriver(): SqliteDriver {
    return new LockingDriver(this.#native);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
