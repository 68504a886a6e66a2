import type { Kysely, Migration, Transaction } from 'kysely';
import { rebuildSubmissionSearch } from '../submission-search.ts';
import type { Tables } from '../tables.ts';

/**
 * Creates the search index anew: texts are indexed in the form in which they are compared, and what an earlier
 * update has left damaged is whole again.
 */
export const searchIndex: Migration = {
  async up(db) {
    // The migrator runs in a transaction.
    await rebuildSubmissionSearch(db as Kysely<Tables> as Transaction<Tables>);
  },
};
