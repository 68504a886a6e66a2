import { slotHasBegun } from '@jeweler/core/business';
import { type AppointmentSlot, firstStatus, holdsSlot } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import { compiledStatement } from '../../database/compiled-statement.ts';
import type { Database } from '../../database/sqlite.ts';
import type { Tables } from '../../database/tables.ts';
import { readSettings } from '../portal-settings.ts';

/** Day and slot in the shop's time zone. */
export interface DayAndSlot {
  readonly day: string;
  readonly slot: AppointmentSlot;
}

type Row = Tables['submissions'];
/** What is written together with a status; nothing else writes it. */
export type Hold = Pick<Row, 'holds_slot' | 'is_conflict'>;
type Claim = Pick<Row, 'kind' | 'status' | 'received_at' | 'appointment_day' | 'appointment_slot'> & {
  /** Undefined until it is stored. */
  readonly id?: number;
};

/** Requests that nobody has confirmed hold their slots for a time only. */
const UNCONFIRMED = firstStatus('appointment');
const HOUR = 3_600_000;

const none: Hold = { holds_slot: null, is_conflict: null };

/** How long a request holds its slot from its receipt, in milliseconds. */
export const holdTime = async (query: Kysely<Tables>): Promise<number> =>
  (await readSettings(query)).settings.holdHours * HOUR;

/** Until when a submission that holds its slot does so (ISO date-time, UTC); null: for good. */
export const heldUntil = (
  { status, received_at }: Pick<Row, 'status' | 'received_at'>,
  time: number,
): string | null => (status === UNCONFIRMED ? new Date(Date.parse(received_at) + time).toISOString() : null);

/** Whether a stored submission holds its slot at this moment: a hold that is over may not have been ended yet. */
export const isHeld = (
  row: Pick<Row, 'status' | 'received_at' | 'holds_slot'>,
  now: Date,
  time: number,
): boolean => {
  const until = heldUntil(row, time);
  return row.holds_slot !== null && (until === null || until > now.toISOString());
};

const findHolder = compiledStatement<
  DayAndSlot,
  Pick<Tables['submissions'], 'status' | 'received_at' | 'holds_slot'> & { id: number }
>((query, value) =>
  query
    .selectFrom('submissions')
    .select(['id', 'status', 'received_at', 'holds_slot'])
    .where('appointment_day', '=', value('day'))
    .where('appointment_slot', '=', value('slot'))
    .where('holds_slot', 'is not', null),
);

/** The number of the submission that holds a slot; a hold that is over is ended. */
export const holderOf = async (
  trx: Transaction<Tables>,
  place: DayAndSlot,
  now: Date,
): Promise<number | undefined> => {
  const [holder] = (await findHolder(trx, place)).rows;
  if (!holder || isHeld(holder, now, await holdTime(trx))) return holder?.id;
  await trx.updateTable('submissions').set({ holds_slot: null }).where('id', '=', holder.id).execute();
  return undefined;
};

/**
 * Whether the slot is held by a submission with exactly this payload: the visitor has sent it again,
 * because the first answer was lost on its way.
 */
export const isHeldBySame = async (
  trx: Transaction<Tables>,
  place: DayAndSlot,
  payload: object,
  now: Date,
): Promise<boolean> => {
  const id = await holderOf(trx, place, now);
  if (id === undefined) return false;
  const holder = await trx
    .selectFrom('submissions')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return holder.details === JSON.stringify(payload);
};

/**
 * What a submission holds from now on, by its status and its time; undefined when it would need a slot
 * that another one holds. Whoever stores or changes a status writes the answer in the same transaction.
 */
export const holdFor = async (
  trx: Transaction<Tables>,
  claim: Claim,
  now: Date,
): Promise<Hold | undefined> => {
  const { id, kind, status, appointment_day: day, appointment_slot: slot } = claim;
  if (!holdsSlot(kind, status) || day === null || slot === null) return none;
  if (!isHeld({ ...claim, holds_slot: 1 }, now, await holdTime(trx))) return none;
  const holder = await holderOf(trx, { day, slot }, now);
  return holder === undefined || holder === id ? { holds_slot: 1, is_conflict: null } : undefined;
};

/**
 * To be called when a submission has left a slot, whether it held it or not: of those that stand in
 * conflict over it, the first gets it, confirmed ones before the others.
 */
export const settleConflict = async (
  trx: Transaction<Tables>,
  { day, slot }: DayAndSlot,
  now: Date,
): Promise<void> => {
  const waiting = await trx
    .selectFrom('submissions')
    .select(['id', 'kind', 'status', 'received_at', 'appointment_day', 'appointment_slot'])
    .where('appointment_day', '=', day)
    .where('appointment_slot', '=', slot)
    .where('is_conflict', 'is not', null)
    .orderBy('id')
    .execute();
  const rank = ({ status }: { status: string }) => Number(status !== 'confirmed');
  for (const row of waiting.sort((a, b) => rank(a) - rank(b))) {
    const hold = await holdFor(trx, row, now);
    if (!hold) return;
    await trx.updateTable('submissions').set(hold).where('id', '=', row.id).execute();
    if (hold.holds_slot !== null) return;
  }
};

/** Slots to come that a person holds, by the e-mail address or the phone number. */
export const heldByPerson = async (
  query: Kysely<Tables>,
  { email_key, phone_key }: Pick<Row, 'email_key' | 'phone_key'>,
  now: Date,
): Promise<number> => {
  const rows = await query
    .selectFrom('submissions')
    .select(['status', 'received_at', 'holds_slot', 'appointment_day', 'appointment_slot'])
    .where(({ or, eb }) => or([eb('email_key', '=', email_key), eb('phone_key', '=', phone_key)]))
    .where('holds_slot', 'is not', null)
    .execute();
  const time = await holdTime(query);
  return rows.filter(
    (row) =>
      isHeld(row, now, time) &&
      !slotHasBegun(row.appointment_day as string, row.appointment_slot as string, now),
  ).length;
};

/** Ends the holds that are over. The requests themselves go on waiting. Returns how many there were. */
export const endOverdueHolds = async ({ query, writes }: Database, now: Date): Promise<number> => {
  const time = await holdTime(query);
  // Not by the time as well, for which SQLite would take an index that has all appointments.
  const rows = await query
    .selectFrom('submissions')
    .select(['id', 'status', 'received_at', 'holds_slot'])
    .where('kind', '=', 'appointment')
    .where('status', '=', UNCONFIRMED)
    .where('holds_slot', 'is not', null)
    .execute();
  const overdue = rows.filter((row) => !isHeld(row, now, time));
  if (overdue.length === 0) return 0;
  await writes.run(async (trx) => {
    for (const { id } of overdue) {
      await trx
        .updateTable('submissions')
        .set({ holds_slot: null })
        .where('id', '=', id)
        // Somebody may have confirmed it meanwhile.
        .where('status', '=', UNCONFIRMED)
        .execute();
    }
  });
  return overdue.length;
};
