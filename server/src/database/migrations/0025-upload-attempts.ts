import type { Migration } from 'kysely';

/** How often a server has begun to read an upload's content and has ended meanwhile. */
export const uploadAttempts: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('media_uploads')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
