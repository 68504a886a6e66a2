import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { storageChecks } from './migrations/0002-storage-checks.ts';
import { staffInbox } from './migrations/0003-staff-inbox.ts';
import { heldSlots } from './migrations/0004-held-slots.ts';
import { outgoingMail } from './migrations/0005-outgoing-mail.ts';
import { newsletter } from './migrations/0006-newsletter.ts';
import { prizeClaims } from './migrations/0007-prize-claims.ts';
import { secondViews } from './migrations/0008-second-views.ts';
import { searchIndex } from './migrations/0009-search-index.ts';
import { mailLimits } from './migrations/0010-mail-limits.ts';
import { contactKeys } from './migrations/0013-contact-keys.ts';
import { pictureSizes } from './migrations/0014-picture-sizes.ts';
import { catalogueRecords } from './migrations/0015-catalogue-records.ts';
import { shopFacts } from './migrations/0016-shop-facts.ts';
import { unsavedTexts } from './migrations/0017-unsaved-texts.ts';
import { mediaChanges } from './migrations/0018-media-changes.ts';
import { mediaUploads } from './migrations/0019-media-uploads.ts';
import { phoneLinks } from './migrations/0020-phone-links.ts';
import { reminders } from './migrations/0021-reminders.ts';
import { rateLimits } from './migrations/0023-rate-limits.ts';
import { downloadTickets } from './migrations/0024-download-tickets.ts';
import { uploadAttempts } from './migrations/0025-upload-attempts.ts';
import { catalogueLastIds } from './migrations/0026-catalogue-last-ids.ts';
import { baseline } from './postgres/baseline.ts';
import { isPostgresBusy } from './postgres/postgres-fault.ts';
import { isLocked } from './storage-fault.ts';
import type { Tables } from './tables.ts';

/** In the order of their names; a published migration is never changed. */
const onSqlite = {
  '0001-first-tables': firstTables,
  '0002-storage-checks': storageChecks,
  '0003-staff-inbox': staffInbox,
  '0004-held-slots': heldSlots,
  '0005-outgoing-mail': outgoingMail,
  '0006-newsletter': newsletter,
  '0007-prize-claims': prizeClaims,
  '0008-second-views': secondViews,
  '0009-search-index': searchIndex,
  '0010-mail-limits': mailLimits,
  '0013-contact-keys': contactKeys,
  '0014-picture-sizes': pictureSizes,
  '0015-catalogue-records': catalogueRecords,
  '0016-shop-facts': shopFacts,
  '0017-unsaved-texts': unsavedTexts,
  '0018-media-changes': mediaChanges,
  '0019-media-uploads': mediaUploads,
  '0020-phone-links': phoneLinks,
  '0021-reminders': reminders,
};

const onPostgres = { '0021-baseline': baseline };

/**
 * Those that both engines run, since the first version that knew both: without raw SQL. They only add, since servers
 * of the version before go on beside them: tables, and columns that may be left out. What nothing uses any more is
 * removed by a later version.
 */
const onBoth = {
  '0023-rate-limits': rateLimits,
  '0024-download-tickets': downloadTickets,
  '0025-upload-attempts': uploadAttempts,
  '0026-catalogue-last-ids': catalogueLastIds,
};

/** The migrations of this version on an engine, in their order. */
export const migrationsFor = (query: Kysely<Tables>): Record<string, Migration> => ({
  ...(isPostgres(query) ? onPostgres : onSqlite),
  ...onBoth,
});

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

/** Only reads, unlike Kysely's own migrator, so it needs no lock. */
export const readMigrationState = async (query: Kysely<Tables>): Promise<MigrationState> => {
  const known = Object.keys(migrationsFor(query));
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  const rows = tables.some(({ name }) => name === 'kysely_migration')
    ? await query
        .withTables<{ kysely_migration: { name: string } }>()
        .selectFrom('kysely_migration')
        .select('name')
        .orderBy('name')
        .execute()
    : [];
  const applied = rows.map(({ name }) => name);
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
};

/**
 * Brings the database up to date in a single transaction: a crash leaves it unchanged. Returns the names of
 * the migrations that were applied. Throws the first error.
 */
export const migrate = async (query: Kysely<Tables>): Promise<string[]> => {
  const migrator = new Migrator({ db: query, provider: { getMigrations: async () => migrationsFor(query) } });
  const startedAt = performance.now();
  for (;;) {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (!error) return results.map((result) => result.migrationName);
    const waited = performance.now() - startedAt;
    const mayRetry =
      (isLocked(error) && waited < LOCK_TIMEOUT_MS) ||
      (isPostgresBusy(error) && waited < SHARED_LOCK_TIMEOUT_MS);
    if (!mayRetry) throw error;
    await delay(LOCK_PAUSE_MS);
  }
};
