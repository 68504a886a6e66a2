import type { Kysely, Migration } from 'kysely';

/** Requests counted by the limits that all servers of one database share and that survive a restart. */
export const rateLimits: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
  },
};
