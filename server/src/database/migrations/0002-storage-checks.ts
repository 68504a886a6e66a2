import type { Migration } from 'kysely';

/** Creates the table whose only row the storage check writes and reads back. */
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
