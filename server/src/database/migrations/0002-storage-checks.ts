import type { Migration } from 'kysely';

/** The one row that the check of the storage writes and reads back. */
export const storageChecks: Migration = {
  async up(schema) {
    await schema.schema
      .createTable('storage_checks')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('checked_at', 'text', (column) => column.notNull())
      .execute();
  },
};
