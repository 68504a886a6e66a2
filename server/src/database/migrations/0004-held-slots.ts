import { type ExpressionBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Tables } from '../tables.ts';

type Schema = Kysely<unknown>;

/** Statuses that hold a slot; copied here because a later version may have others. */
const HOLDING = ['requested', 'proposed', 'confirmed'] as const;

const addColumns = async ({ schema }: Schema): Promise<void> => {
  await schema.alterTable('submissions').addColumn('holds_slot', 'integer').execute();
  await schema.alterTable('submissions').addColumn('is_conflict', 'integer').execute();
  await schema.alterTable('submissions').addColumn('booking_key', 'text').execute();
  await schema.alterTable('submission_history').addColumn('from_time', 'text').execute();
  await schema.alterTable('submission_history').addColumn('to_time', 'text').execute();
};

const addIndexes = async ({ schema }: Schema): Promise<void> => {
  await schema
    .createIndex('submissions_by_held_slot')
    .unique()
    .on('submissions')
    .columns(['appointment_day', 'appointment_slot'])
    .where(sql.ref('holds_slot'), 'is not', null)
    .execute();
  await schema
    .createIndex('submissions_by_conflict')
    .on('submissions')
    .columns(['appointment_day', 'appointment_slot'])
    .where(sql.ref('is_conflict'), 'is not', null)
    .execute();
  await schema
    .createIndex('submissions_by_booking_key')
    .unique()
    .on('submissions')
    .column('booking_key')
    .where('booking_key', 'is not', null)
    .execute();
};

/** Whether another appointment has a better claim to the same slot: confirmed, or else received first. */
const comesAfterAnother = ({
  exists,
  selectFrom,
}: ExpressionBuilder<Pick<Tables, 'submissions'>, 'submissions'>) =>
  exists(
    selectFrom('submissions as other')
      .select('other.id')
      .where('other.kind', '=', 'appointment')
      .where('other.status', 'in', HOLDING)
      .whereRef('other.appointment_day', '=', 'submissions.appointment_day')
      .whereRef('other.appointment_slot', '=', 'submissions.appointment_slot')
      .where(
        sql<boolean>`(other.status != 'confirmed', other.id) < (submissions.status != 'confirmed', submissions.id)`,
      ),
  );

/** Before this version any number of people could request a slot: one now holds it, the others are marked. */
const holdSlots = async (db: Kysely<Tables>): Promise<void> => {
  const holding = db
    .updateTable('submissions')
    .where('kind', '=', 'appointment')
    .where('status', 'in', HOLDING)
    .where('appointment_day', 'is not', null)
    .where('appointment_slot', 'is not', null);
  await holding.set({ is_conflict: 1 }).where(comesAfterAnother).execute();
  await holding.set({ holds_slot: 1 }).where('is_conflict', 'is', null).execute();
};

/** An appointment holds its day and slot; adds bookings by staff and moves. */
export const heldSlots: Migration = {
  async up(db) {
    await addColumns(db);
    await holdSlots(db as Kysely<Tables>);
    await addIndexes(db);
  },
};
