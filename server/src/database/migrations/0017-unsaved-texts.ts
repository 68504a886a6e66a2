import type { Migration } from 'kysely';

/** What staff have typed into forms of the portal and not saved, besides the catalogue's (`catalogue_drafts`). */
export const unsavedTexts: Migration = {
  async up({ schema }) {
    await schema
      .createTable('unsaved_texts')
      .addColumn('admin_id', 'integer', (column) =>
        column.notNull().references('admins.id').onDelete('cascade'),
      )
      .addColumn('form', 'text', (column) => column.notNull())
      // What is typed about a request goes with it.
      .addColumn('submission_id', 'integer', (column) =>
        column.references('submissions.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('unsaved_texts_key', ['admin_id', 'form'])
      .execute();
  },
};
