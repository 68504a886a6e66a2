import { type Kysely, Migrator } from 'kysely';
import { firstTables } from './migrations/0001-first-tables.ts';
import type { Tables } from './tables.ts';

/** In the order of their names; a published one is never changed. */
const migrations = { '0001-first-tables': firstTables };

/**
 * Brings the database up to date, all in one transaction: a crash leaves it as it was.
 * Returns the names of the migrations that were applied. Throws the first fault.
 */
export const migrate = async (query: Kysely<Tables>): Promise<string[]> => {
  const migrator = new Migrator({ db: query, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
};
