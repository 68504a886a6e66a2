import {
  CompiledQuery,
  type Dialect,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * Advisory locks of this program; other programs on the same database use other numbers. `writing` is held by
 * the one transaction that writes, `leading` by the server that does the repeated work.
 */
export const ADVISORY_LOCKS = { writing: 7_203_001, leading: 7_203_002, working: 7_203_003 } as const;

/** Where every transaction that writes is announced, with the id of its process. */
export const WRITES_CHANNEL = 'jeweler_writes';

class SharedDriver extends PostgresDriver {
  readonly #beginWriting: CompiledQuery;

  constructor(config: PostgresDialectConfig, processId: string) {
    super(config);
    // One round trip; the announcement is delivered when the transaction commits. Read committed, whatever the database's
    // default is: a snapshot would be taken before the lock is waited for, and lack what its holder has written.
    this.#beginWriting = CompiledQuery.raw(
      `begin isolation level read committed; select pg_advisory_xact_lock(${ADVISORY_LOCKS.writing}); select pg_notify('${WRITES_CHANNEL}', '${processId}')`,
    );
  }

  // One transaction writes at a time, on whichever server: code that checks and then writes is right on any
  // number of them. A read-only one sees one snapshot and waits for nobody, as on SQLite.
  override async beginTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    if (accessMode === 'read only') {
      await connection.executeQuery(CompiledQuery.raw('begin isolation level repeatable read read only'));
      return;
    }
    try {
      await connection.executeQuery(this.#beginWriting);
    } catch (error) {
      // Not begun, as far as Kysely knows: it would return a failed transaction to the pool.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }
}

/**
 * Kysely's own dialect, apart from how transactions begin.
 * @param processId a UUID: what this process writes is announced under it
 */
export const sharedDialect = (config: PostgresDialectConfig, processId: string): Dialect =>
  Object.assign(new PostgresDialect(config), { createDriver: () => new SharedDriver(config, processId) });
