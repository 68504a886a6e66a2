import { toAppointmentType } from '@jeweler/core/business';
import {
  type AgendaItem,
  type DaysQuery,
  getStatuses,
  holdsSlot,
  sentTexts,
} from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { heldUntil, holdTime, isHeld, wishAsRequest } from '../submissions/slot-holds.ts';
import { type ItemRow, itemRows, toItem } from '../submissions/submission-item.ts';

/** Statuses of appointments that will or may take place. */
export const bookedStatuses = getStatuses('appointment').filter((status) => holdsSlot('appointment', status));
/** The same, plus those of past appointments. */
const shownStatuses = getStatuses('appointment').filter(
  (status) => !['declined', 'cancelled', 'spam'].includes(status),
);

/**
 * Appointments of these days, without `to` of all from `from` on, as one admin sees them, and requests to move one there: by day and slot, within a slot
 * those that hold it first.
 */
export const agendaItems = async (
  query: Kysely<Tables>,
  { from, to }: Pick<DaysQuery, 'from'> & Partial<DaysQuery>,
  {
    now,
    adminId,
    statuses = shownStatuses,
  }: { now: Date; adminId: number; statuses?: typeof bookedStatuses },
): Promise<AgendaItem[]> => {
  const time = await holdTime(query);
  const rows = await itemRows(query, adminId)
    .where('appointment_day', '>=', from)
    .$if(to !== undefined, (builder) => builder.where('appointment_day', '<=', to as string))
    // Not filtered by kind as well, because SQLite would then use an index of all appointments.
    .where('status', 'in', statuses)
    .orderBy('appointment_day')
    .orderBy('appointment_slot')
    .orderBy('submissions.id')
    .execute();
  const wishes = await itemRows(query, adminId)
    .where('wish_day', '>=', from)
    .$if(to !== undefined, (builder) => builder.where('wish_day', '<=', to as string))
    .execute();
  const items = [...rows, ...wishes.map(wishAsRequest)].flatMap((row) => toAgendaItem(row, now, time) ?? []);
  // The sort is stable, so equal items stay in order of arrival.
  return items.sort(
    (a, b) => compare(toDayAndSlotText(a), toDayAndSlotText(b)) || Number(b.holds) - Number(a.holds),
  );
};

const toDayAndSlotText = ({ appointment }: AgendaItem): string => `${appointment.day} ${appointment.slot}`;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const toAgendaItem = (row: ItemRow, now: Date, time: number): AgendaItem | undefined => {
  const { appointment, ...item } = toItem(row);
  if (!appointment) return undefined;
  const { appointmentType, notes = '' } = sentTexts(row);
  const holds = isHeld(row, now, time);
  return {
    ...item,
    appointment,
    type: toAppointmentType(appointmentType),
    notes,
    heldUntil: holds ? heldUntil(row, time) : null,
    holds,
    isConflict: false,
  };
};
