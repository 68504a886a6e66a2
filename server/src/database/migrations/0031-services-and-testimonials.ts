import type { Kysely, Migration } from 'kysely';

/** How many the program came with at this version, numbered from 1. */
const USUAL = { services: 34, testimonials: 3 };

/** The lines of the price lists and the testimonials, which staff edit. Their words are written as those of the questions. */
export const servicesAndTestimonials: Migration = {
  async up(db: Kysely<{ catalogue_records: Record<string, unknown> }>) {
    const row = { state: 'live', revision: 0, fields: '{}', changed_at: new Date().toISOString() };
    const records = Object.entries(USUAL).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, index) => ({ ...row, kind, id: index + 1, position: index + 1 })),
    );
    await db.insertInto('catalogue_records').values(records).execute();
  },
};
