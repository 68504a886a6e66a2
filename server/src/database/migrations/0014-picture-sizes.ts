import type { Migration } from 'kysely';

/** Widths and heights of the media folder's pictures, which were lines of `images/sizes.txt` in DATA_DIR. */
export const pictureSizes: Migration = {
  async up({ schema }) {
    await schema
      .createTable('picture_sizes')
      .addColumn('picture_key', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .execute();
  },
};
