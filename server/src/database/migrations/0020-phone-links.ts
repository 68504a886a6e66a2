import type { Migration } from 'kysely';

/** Links by which phones send pictures without signing in; what they send is in `media_uploads`. */
export const phoneLinks: Migration = {
  async up({ schema }) {
    await schema
      .createTable('phone_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      // One for each person.
      .addColumn('admin_id', 'integer', (column) =>
        column.notNull().unique().references('admins.id').onDelete('cascade'),
      )
      // It ends with the session it was made in.
      .addColumn('session_hash', 'text', (column) =>
        column.notNull().references('admin_sessions.token_hash').onDelete('cascade'),
      )
      .addColumn('folder', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'text')
      .execute();
    await schema.createIndex('phone_links_by_session').on('phone_links').column('session_hash').execute();
  },
};
