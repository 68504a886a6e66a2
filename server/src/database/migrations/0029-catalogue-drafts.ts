import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What people have typed about records and not saved is kept as that of every other form. The table of before stays for
 * servers of that version.
 */
export const catalogueDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into unsaved_texts (admin_id, form, revision, changes, saved_at)
      select admin_id,
        'catalogue-' || kind || '-' || case record_id when 0 then 'new' else cast(record_id as text) end,
        revision, changes, saved_at
      from catalogue_drafts`.execute(db);
  },
};
