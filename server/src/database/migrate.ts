import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator } from 'kysely';
import { OperatorError } from '../errors.ts';
import { baseline } from './migrations/0021-baseline.ts';
import { rateLimits } from './migrations/0023-rate-limits.ts';
import { downloadTickets } from './migrations/0024-download-tickets.ts';
import { uploadAttempts } from './migrations/0025-upload-attempts.ts';
import { catalogueLastIds } from './migrations/0026-catalogue-last-ids.ts';
import { names } from './migrations/0027-names.ts';
import { typedPreviews } from './migrations/0028-typed-previews.ts';
import { catalogueDrafts } from './migrations/0029-catalogue-drafts.ts';
import { pricedAt } from './migrations/0030-priced-at.ts';
import { shopRecords } from './migrations/0031-shop-records.ts';
import { roles } from './migrations/0033-roles.ts';
import { isPostgresBusy } from './postgres/postgres-fault.ts';
import { isLocked } from './storage-fault.ts';
import type { Tables } from './tables.ts';

const BASELINE = '0021-baseline';

/**
 * In the order of their names; a published migration is never changed. Both engines run them: after the baseline
 * in SQL that both know. They only add tables, rows, and columns that may be left out, since servers of the version
 * before go on beside them. What nothing uses any more is removed by a later version.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  [BASELINE]: baseline,
  '0023-rate-limits': rateLimits,
  '0024-download-tickets': downloadTickets,
  '0025-upload-attempts': uploadAttempts,
  '0026-catalogue-last-ids': catalogueLastIds,
  '0027-names': names,
  '0028-typed-previews': typedPreviews,
  '0029-catalogue-drafts': catalogueDrafts,
  '0030-priced-at': pricedAt,
  '0031-shop-records': shopRecords,
  '0033-roles': roles,
};

/** The first and the last of those that made the same tables up to version 1.1, on SQLite. */
const FIRST = '0001-first-tables';
const LAST = '0021-reminders';

export const createMigrator = (query: Kysely<Tables>): Migrator =>
  new Migrator({ db: query, provider: { getMigrations: async () => migrations } });

/** How long to wait for another process that is writing, and the pause between two attempts. */
const LOCK_TIMEOUT_MS = 5000;
/** The same for another server that brings the same database up to date. */
const SHARED_LOCK_TIMEOUT_MS = 60_000;
const LOCK_PAUSE_MS = 100;

/** How the database compares with this version of the program, by migration names. */
export interface MigrationState {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** Applied by a newer version of the program. */
  readonly unknown: readonly string[];
}

/** What is wrong with a database that has these unknown migrations: the beginning of a sentence. */
export const newerVersion = (what: string, unknown: readonly string[]): string =>
  `${what} was made by a newer version of this program (it has ${unknown.join(', ')})`;

type Applied = Kysely<Tables & { kysely_migration: { name: string } }>;

const readApplied = async (query: Kysely<Tables>): Promise<string[]> => {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (query as Applied)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

/**
 * Only reads, unlike Kysely's own migrator, so it needs no lock.
 * @throws OperatorError for a database from before version 1.1
 */
export const readMigrationState = async (query: Kysely<Tables>): Promise<MigrationState> => {
  const known = Object.keys(migrations);
  const rows = await readApplied(query);
  const isOfOldVersion = rows.includes(FIRST);
  if (isOfOldVersion && !rows.includes(LAST)) {
    throw new OperatorError(
      'The database was made by a version before 1.1: start version 1.1 with it once, which brings it up to date, and then this one.',
    );
  }
  const applied = isOfOldVersion
    ? [BASELINE, ...rows.filter((name) => name > BASELINE && name !== LAST)]
    : rows;
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
};

/** Notes in a database of version 1.1 that it has the tables of the baseline, since its first start. */
const adopt = async (query: Kysely<Tables>): Promise<void> => {
  if (!(await readApplied(query)).includes(LAST)) return;
  await (query as Applied).transaction().execute(async (trx) => {
    await trx.deleteFrom('kysely_migration').where('name', '>', FIRST).where('name', '<=', LAST).execute();
    await trx.updateTable('kysely_migration').set({ name: BASELINE }).where('name', '=', FIRST).execute();
  });
};

/**
 * Brings the database up to date in a single transaction: a crash leaves it unchanged. Returns the names of
 * the migrations that were applied. Throws the first error.
 */
export const migrate = async (query: Kysely<Tables>): Promise<string[]> => {
  const migrator = createMigrator(query);
  const startedAt = performance.now();
  for (;;) {
    const { error, results = [] } = await adopt(query).then(
      () => migrator.migrateToLatest(),
      (failure: unknown) => ({ error: failure, results: [] }),
    );
    if (!error) return results.map((result) => result.migrationName);
    const waited = performance.now() - startedAt;
    const mayRetry =
      (isLocked(error) && waited < LOCK_TIMEOUT_MS) ||
      (isPostgresBusy(error) && waited < SHARED_LOCK_TIMEOUT_MS);
    if (!mayRetry) throw error;
    await delay(LOCK_PAUSE_MS);
  }
};
