import { shopInstant } from '@jeweler/core/business';
import { type DayAndSlot, holdsSlot, type SubmissionStatus } from '@jeweler/core/submissions';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { readSettings } from '../settings/portal-settings.ts';

type Row = Tables['submissions'];
/** Columns written together with a status; nothing else writes them. */
export type Hold = Pick<Row, 'holds_slot' | 'is_conflict'>;
/** What decides until when a submission holds its slot. */
type Holding = Pick<Row, 'status' | 'status_since' | 'received_at' | 'appointment_day' | 'appointment_slot'>;
type Claim = Holding & {
  readonly kind: Row['kind'];
  /** Undefined until it is stored. */
  readonly id?: number;
};

export const wishColumns = ['wish_day', 'wish_slot', 'wish_at'] as const;

/** A time that a visitor has asked for, as a request for it: it is held as long, from when it was asked for. */
export const wishAsRequest = <Wish extends Pick<Selectable<Row>, (typeof wishColumns)[number]>>(
  row: Wish,
) => ({
  ...row,
  status: 'requested' as const,
  received_at: row.wish_at ?? '',
  appointment_day: row.wish_day,
  appointment_slot: row.wish_slot,
  holds_slot: 1 as const,
  is_conflict: null,
});

/** Columns that `isHeld` and `heldUntil` need. */
export const holdColumns = [
  'status',
  'status_since',
  'received_at',
  'appointment_day',
  'appointment_slot',
  'holds_slot',
] as const;

/** Statuses that hold a slot only for a limited time, and the beginning of that time. */
const limitedSince: Readonly<Partial<Record<SubmissionStatus, (row: Holding) => string>>> = {
  requested: ({ received_at }) => received_at,
  proposed: ({ status_since }) => status_since,
};
const limitedStatuses = Object.keys(limitedSince) as SubmissionStatus[];
const HOUR_MS = 3_600_000;

const none: Hold = { holds_slot: null, is_conflict: null };

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

/** Whether a stored submission holds its slot now: an expired hold may not have been removed yet. */
export const isHeld = (row: Holding & Pick<Row, 'holds_slot'>, now: Date, time: number): boolean => {
  const until = heldUntil(row, time);
  return row.holds_slot !== null && (until === null || until > now.toISOString());
};

/** The id of the submission that holds a slot, as its own or as one asked for; an expired hold is ended. */
export const findHolder = async (
  trx: Transaction<Tables>,
  { day, slot }: DayAndSlot,
  now: Date,
): Promise<number | undefined> => {
  const holder = await trx
    .selectFrom('submissions')
    .select(['id', ...holdColumns])
    .where('appointment_day', '=', day)
    .where('appointment_slot', '=', slot)
    .where('holds_slot', 'is not', null)
    .executeTakeFirst();
  const time = await holdTime(trx);
  if (holder && isHeld(holder, now, time)) return holder.id;
  if (holder)
    await trx.updateTable('submissions').set({ holds_slot: null }).where('id', '=', holder.id).execute();
  const wishes = await trx
    .selectFrom('submissions')
    .select(['id', ...holdColumns, ...wishColumns])
    .where('wish_day', '=', day)
    .where('wish_slot', '=', slot)
    .orderBy('wish_at')
    .execute();
  return wishes.map(wishAsRequest).find((wish) => isHeld(wish, now, time))?.id;
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
 * What a submission holds from now on, according to its status and time; undefined when it would need a slot
 * that another one holds. Code that stores or changes a status must write the result in the same transaction.
 */
export const holdFor = async (
  trx: Transaction<Tables>,
  claim: Claim,
  now: Date,
): Promise<Hold | undefined> => {
  const { id, kind, status, appointment_day: day, appointment_slot: slot } = claim;
  if (!holdsSlot(kind, status) || day === null || slot === null) return none;
  if (!isHeld({ ...claim, holds_slot: 1 }, now, await holdTime(trx))) return none;
  const holder = await findHolder(trx, { day, slot }, now);
  return holder === undefined || holder === id ? { holds_slot: 1, is_conflict: null } : undefined;
};

/**
 * To be called when a submission has left a slot, whether it held it or not: of those in conflict over it,
 * the first gets it, confirmed ones before the others.
 */
export const settleConflict = async (
  trx: Transaction<Tables>,
  { day, slot }: DayAndSlot,
  now: Date,
): Promise<void> => {
  const waiting = await trx
    .selectFrom('submissions')
    .select(['id', 'kind', ...holdColumns])
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

/**
 * Number of slots that unconfirmed requests hold which came from one network (see `isFrom`) since `since`. A
 * person cannot be limited in the same way: anybody can ask in another person's name.
 */
export const heldFrom = async (
  query: Kysely<Tables>,
  isFrom: (address: string) => boolean,
  since: Date,
): Promise<number> => {
  const rows = await query
    .selectFrom('submissions')
    .select('origin_address')
    .where('holds_slot', 'is not', null)
    .where('status', '=', 'requested')
    .where('received_at', '>=', since.toISOString())
    .execute();
  return rows.filter((row) => isFrom(row.origin_address)).length;
};

/** Ends expired holds; the requests themselves remain open. Returns how many there were. */
export const endOverdueHolds = async ({ query, writes }: Database, now: Date): Promise<number> => {
  const time = await holdTime(query);
  // Not filtered by time as well, because SQLite would then use an index of all appointments.
  const rows = await query
    .selectFrom('submissions')
    .select(['id', ...holdColumns])
    .where('kind', '=', 'appointment')
    .where('status', 'in', limitedStatuses)
    .where('holds_slot', 'is not', null)
    .execute();
  const overdue = rows.filter((row) => !isHeld(row, now, time));
  if (overdue.length === 0) return 0;
  await writes.run(async (trx) => {
    for (const { id, status, status_since } of overdue) {
      await trx
        .updateTable('submissions')
        .set({ holds_slot: null })
        .where('id', '=', id)
        // It may have been confirmed, or another time proposed, in the meantime.
        .where('status', '=', status)
        .where('status_since', '=', status_since)
        .execute();
    }
  });
  return overdue.length;
};
