import { comparable } from '@jeweler/core/format';
import type { Kysely, Migration, Transaction } from 'kysely';
import { rebuildSubmissionSearch } from '../submission-search.ts';
import type { Tables } from '../tables.ts';

/** A name whose new key another admin already has keeps its own. */
const renewAdmins = async (query: Kysely<Tables>): Promise<void> => {
  const rows = await query.selectFrom('admins').select(['id', 'username', 'username_key']).execute();
  for (const { id, username, username_key } of rows) {
    const key = comparable(username.trim());
    const isFree = rows.every((other) => other.id === id || other.username_key !== key);
    if (key !== username_key && isFree)
      await query.updateTable('admins').set({ username_key: key }).where('id', '=', id).execute();
  }
};

/**
 * Creates the search index anew: texts are indexed in the form in which they are compared, and what an earlier
 * update has left damaged is whole again. Names of admins are compared in that form too.
 */
export const searchIndex: Migration = {
  async up(db) {
    await renewAdmins(db as Kysely<Tables>);
    // The migrator runs in a transaction.
    await rebuildSubmissionSearch(db as Kysely<Tables> as Transaction<Tables>);
  },
};
