import type { Migration } from 'kysely';

/** What staff do with files and folders of the media folder. */
export const mediaChanges: Migration = {
  async up({ schema }) {
    await schema
      .createTable('media_bin')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('is_folder', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('media_moves')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('moves', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('media_addresses')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('leads_to', 'text', (column) => column.notNull())
      .addColumn('moved_at', 'text', (column) => column.notNull())
      .execute();
  },
};
