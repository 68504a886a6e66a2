import type { Migration } from 'kysely';
import { textType } from '../engine.ts';

/** Previews of what is being typed: the fields, and the hash of the session that they end with. */
export const typedPreviews: Migration = {
  async up(db) {
    for (const column of ['fields', 'session'])
      await db.schema.alterTable('catalogue_previews').addColumn(column, textType(db)).execute();
  },
};
