import { type Kysely, type Migration, sql } from 'kysely';

/** A submission can be put to a day: `remind_on`, in the shop's time zone. */
export const reminders: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('submissions').addColumn('remind_on', 'text').execute();
    // Partial, because few submissions have one.
    await schema
      .createIndex('submissions_by_reminder')
      .on('submissions')
      .column('remind_on')
      .where(sql.ref('remind_on'), 'is not', null)
      .execute();
  },
};
