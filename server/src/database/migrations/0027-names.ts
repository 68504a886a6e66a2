import type { Migration } from 'kysely';
import { textType } from '../engine.ts';

/** How people sign what they write; what the files are called that a phone sends, where they are of one piece. */
export const names: Migration = {
  async up(db) {
    for (const table of ['admins', 'phone_links'])
      await db.schema.alterTable(table).addColumn('name', textType(db)).execute();
  },
};
