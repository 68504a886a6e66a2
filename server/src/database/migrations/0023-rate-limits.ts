import type { Kysely, Migration } from 'kysely';
import { textType } from '../text-type.ts';

/** Requests counted by the limits that all servers of one database share and that survive a restart. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    const text = textType(db);
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('ends_at', text, (column) => column.notNull())
      .execute();
  },
};
