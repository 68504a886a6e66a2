import type { Migration } from 'kysely';
import { textType } from '../engine.ts';

/** The time that a visitor has asked for in place of the appointment's own, and since when. */
export const wishes: Migration = {
  async up(db) {
    for (const column of ['wish_day', 'wish_slot', 'wish_at'])
      await db.schema.alterTable('submissions').addColumn(column, textType(db)).execute();
    await db.schema
      .createIndex('submissions_by_wish')
      .on('submissions')
      .columns(['wish_day', 'wish_slot'])
      .where('wish_day', 'is not', null)
      .execute();
  },
};
