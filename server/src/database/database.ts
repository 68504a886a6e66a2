import type { HealthCheck } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseChanges } from './database-changes.ts';
import type { Tables } from './tables.ts';
import type { WriteQueue } from './write-queue.ts';

/** An open database, of either engine. Code above this folder uses only Kysely. */
export interface Database {
  /**
   * For reads. Each statement runs on its own; a `read only` transaction sees one snapshot and waits for
   * nobody.
   */
  readonly query: Kysely<Tables>;
  /** For writes: each in a transaction, on disk when the promise resolves. */
  readonly writes: WriteQueue;
  /** Says what was committed, by this process or another one. */
  readonly changes: DatabaseChanges;
  /** Whether other servers may use the same database at the same time. */
  readonly isShared: boolean;
  /** Whether this is the one server that does the repeated work; always, where no other can be. */
  isLeading(): boolean;
  /**
   * Runs `work` while no other server runs any on the same subject: for what is not in the database, such as files
   * in a shared folder. It may wait for minutes.
   */
  exclusively<Result>(work: () => Promise<Result>, subject?: string): Promise<Result>;
  /**
   * Changes when another process has written; the number itself has no meaning. NaN when it cannot be read.
   */
  dataVersion(): number;
  /** Writes a row, reads it back, and checks that the file is still at its path; never rejects. */
  check(): Promise<HealthCheck>;
  /**
   * Empties the write-ahead log, which still contains what was deleted; as soon as nobody reads what is in it.
   * Closing empties it too. PostgreSQL recycles its own.
   */
  truncateLog(): void;
  /**
   * Copies a consistent snapshot of the whole database to `file`, while others write: of either engine a database
   * of SQLite.
   */
  copyTo(file: string): Promise<void>;
  /** Lets waiting writes finish, for about two seconds if the database is locked. */
  close(): Promise<void>;
}

/** What most routes and services work with. */
export interface ShopData {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Reads in a transaction: all of one moment, and without waiting for anybody. */
export const snapshot = <Result>(
  query: Kysely<Tables>,
  read: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => query.transaction().setAccessMode('read only').execute(read);

/** Closes a database once `work` is done with it. */
export const whileOpen = async <Result>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** The same database, which releases the lock on its folder when it is closed. */
export const withLock = (database: Database, lock: { release(): void }): Database => ({
  ...database,
  async close() {
    await database.close();
    lock.release();
  },
});

/** Rows read at a time, so that memory does not depend on their number. */
const BATCH_ROWS = 500;

/** All rows of the queries that `read` makes, each of the rows after the one with the id `last`. */
export async function* rowsById<Row extends { readonly id: number }>(
  read: (last: number | undefined) => { limit(rows: number): { execute(): Promise<Row[]> } },
): AsyncGenerator<Row> {
  for (let last: number | undefined; ; ) {
    const rows = await read(last).limit(BATCH_ROWS).execute();
    yield* rows;
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1)?.id;
  }
}
