import type { Migration } from 'kysely';

/** Uploads into the media folder, and the hashes by which content is recognised. */
export const mediaUploads: Migration = {
  async up({ schema }) {
    await schema
      .createTable('media_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('folder', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('clash', 'text', (column) => column.notNull())
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('sent_sha256', 'text')
      .addColumn('target', 'text')
      .addColumn('inode', 'text')
      .addColumn('outcome', 'text')
      .addColumn('path', 'text')
      .addColumn('message', 'text')
      .addColumn('ended_at', 'text')
      .execute();
    await schema.createIndex('media_uploads_owner').on('media_uploads').column('owner').execute();
    await schema
      .createTable('media_hashes')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('modified', 'real', (column) => column.notNull())
      .addColumn('sent_sha256', 'text')
      .addColumn('sha256', 'text')
      .execute();
    await schema.createIndex('media_hashes_size').on('media_hashes').column('size').execute();
  },
};
