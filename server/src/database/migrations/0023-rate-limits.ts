import type { Kysely, Migration } from 'kysely';
import { textType } from '../engine.ts';

/** Nothing is counted here any more: each server does so in memory. The table stays for servers of the version before. */
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
