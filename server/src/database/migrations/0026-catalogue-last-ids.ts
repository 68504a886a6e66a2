import type { Migration } from 'kysely';
import { textType } from '../engine.ts';

/** The highest number of the records that have been removed for good, for each kind: it is never given again. */
export const catalogueLastIds: Migration = {
  async up(db) {
    await db.schema
      .createTable('catalogue_last_ids')
      .addColumn('kind', textType(db), (column) => column.primaryKey())
      .addColumn('id', 'integer', (column) => column.notNull())
      .execute();
  },
};
