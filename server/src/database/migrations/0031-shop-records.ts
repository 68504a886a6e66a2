import type { Migration } from 'kysely';
import { textType } from '../engine.ts';

const changed_at = new Date(0).toISOString();

/** So many records of a kind that the program comes with; their fields are written at each start (followUsualRecords). */
const records = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    id: index + 1,
    position: index + 1,
    state: 'live',
    revision: 0,
    fields: '{}',
    changed_at,
  }));

/** What staff edit beside the shop's facts and questions, and when somebody last changed their password. */
export const shopRecords: Migration = {
  async up(db) {
    await db
      .insertInto('catalogue_records')
      .values([...records('wheel', 1), ...records('services', 34), ...records('testimonials', 3)])
      .execute();
    await db.schema.alterTable('admins').addColumn('password_changed_at', textType(db)).execute();
  },
};
