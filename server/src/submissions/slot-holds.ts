import { shopInstant } from '@jeweler/core/business';
import { type AppointmentSlot, slotsOf } from '@jeweler/core/schemas';
import {
  type AppointmentTime,
  type DayAndSlot,
  type DaysQuery,
  holdsSlot,
  type SubmissionStatus,
} from '@jeweler/core/submissions';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { slotsOfRow, type TimeColumns, timeOf } from '../database/appointment-time.ts';
import type { Tables } from '../database/tables.ts';
import { readSettings } from '../settings/portal-settings.ts';

type Row = Tables['submissions'];
/** The column written together with a status; nothing else writes it. */
export type Hold = Pick<Row, 'holds_slot'>;
/** What decides until when a submission holds its slot. */
type Holding = Pick<Row, 'status' | 'status_since' | 'received_at' | 'appointment_day' | 'appointment_slot'>;
type Claim = Holding &
  TimeColumns & {
    readonly kind: Row['kind'];
    /** Undefined until it is stored. */
    readonly id?: number;
  };

export const wishColumns = ['wish_day', 'wish_slot', 'wish_at'] as const;

/**
 * A time that a visitor has asked for, as a request for it: it is held as long, from when it was asked for, and takes as
 * many hours.
 */
export const wishAsRequest = <Wish extends Pick<Selectable<Row>, (typeof wishColumns)[number]>>(
  row: Wish,
) => ({
  ...row,
  status: 'requested' as const,
  received_at: row.wish_at ?? '',
  appointment_day: row.wish_day,
  appointment_slot: row.wish_slot,
  holds_slot: 1 as const,
});

/** Columns that `isHeld`, `heldUntil` and `timeOf` need. */
export const holdColumns = [
  'status',
  'status_since',
  'received_at',
  'appointment_day',
  'appointment_slot',
  'appointment_hours',
  'holds_slot',
] as const;

/** Statuses that hold a slot only for a limited time, and the beginning of that time. */
const limitedSince: Readonly<Partial<Record<SubmissionStatus, (row: Holding) => string>>> = {
  requested: ({ received_at }) => received_at,
  proposed: ({ status_since }) => status_since,
};
const HOUR_MS = 3_600_000;

const none: Hold = { holds_slot: null };

/** How long a request holds its slot after its receipt, and a proposal after it was made, in milliseconds. */
export const holdTime = async (query: Kysely<Tables>): Promise<number> =>
  (await readSettings(query)).settings.holdHours * HOUR_MS;

/**
 * When the hold of a submission that holds its slot ends (ISO date-time, UTC), at the latest with the
 * beginning of the appointment; null: never.
 */
export const heldUntil = (row: Holding, time: number): string | null => {
  const since = limitedSince[row.status]?.(row);
  if (since === undefined) return null;
  const { appointment_day: day, appointment_slot: slot } = row;
  const end = Date.parse(since) + time;
  const begins = day === null || slot === null ? end : shopInstant(day, slot).getTime();
  return new Date(Math.min(end, begins)).toISOString();
};

/** Whether a stored submission holds its time now: an expired hold stays stored until another one takes its hours. */
export const isHeld = (row: Holding & Pick<Row, 'holds_slot'>, now: Date, time: number): boolean => {
  const until = heldUntil(row, time);
  return row.holds_slot !== null && (until === null || until > now.toISOString());
};

/**
 * What holds, or held until its time was over, hours of these days (inclusive): appointments, and the times that visitors
 * ask for in place of theirs.
 */
export const holdersOf = async (query: Kysely<Tables>, { from, to }: DaysQuery) => {
  const own = await query
    .selectFrom('submissions')
    .select(['id', ...holdColumns])
    .where('appointment_day', '>=', from)
    .where('appointment_day', '<=', to)
    .where('holds_slot', 'is not', null)
    .execute();
  const wishes = await query
    .selectFrom('submissions')
    .select(['id', ...holdColumns, ...wishColumns])
    .where('wish_day', '>=', from)
    .where('wish_day', '<=', to)
    .execute();
  return { own, wished: wishes.map(wishAsRequest) };
};

/**
 * The first hour of a time that another submission than `id` holds, as its own or as one asked for; expired holds of
 * these hours are ended. Writes run one at a time, so what this does not find is not taken before the caller stores it.
 */
export const findTaken = async (
  trx: Transaction<Tables>,
  wanted: AppointmentTime,
  now: Date,
  id?: number,
): Promise<AppointmentSlot | undefined> => {
  const slots = slotsOf(wanted);
  const time = await holdTime(trx);
  const isInTheWay = (row: TimeColumns & { readonly id: number }) =>
    row.id !== id && slotsOfRow(row).some((slot) => slots.includes(slot));
  const { own, wished } = await holdersOf(trx, { from: wanted.day, to: wanted.day });
  for (const row of own.filter(isInTheWay)) {
    if (isHeld(row, now, time)) continue;
    await trx.updateTable('submissions').set({ holds_slot: null }).where('id', '=', row.id).execute();
  }
  const held = [...own, ...wished].filter((row) => isInTheWay(row) && isHeld(row, now, time));
  return slots.find((slot) => held.some((row) => slotsOfRow(row).includes(slot)));
};

/**
 * The reference and hold of a submission for this slot with exactly this payload, when it is recent enough to hold
 * it: the visitor has submitted it again because the first response was lost. Undefined if there is none.
 */
export const holdOfSame = async (
  trx: Transaction<Tables>,
  { day, slot }: DayAndSlot,
  payload: object,
  now: Date,
): Promise<{ readonly isHeld: boolean; readonly reference: string } | undefined> => {
  const rows = await trx
    .selectFrom('submissions')
    .select(['reference', ...holdColumns])
    .where('appointment_day', '=', day)
    .where('appointment_slot', '=', slot)
    .where('details', '=', JSON.stringify(payload))
    .execute();
  const time = await holdTime(trx);
  const same = rows.find(
    (row) => holdsSlot('appointment', row.status) && isHeld({ ...row, holds_slot: 1 }, now, time),
  );
  return same && { isHeld: same.holds_slot !== null, reference: same.reference };
};

/**
 * What a submission holds from now on, according to its status and time; undefined when it would need an hour
 * that another one holds. Code that stores or changes a status must write the result in the same transaction.
 */
export const holdFor = async (
  trx: Transaction<Tables>,
  claim: Claim,
  now: Date,
): Promise<Hold | undefined> => {
  const time = timeOf(claim);
  if (!holdsSlot(claim.kind, claim.status) || !time) return none;
  if (!isHeld({ ...claim, holds_slot: 1 }, now, await holdTime(trx))) return none;
  const taken = await findTaken(trx, time, now, claim.id);
  return taken === undefined ? { holds_slot: 1 } : undefined;
};
