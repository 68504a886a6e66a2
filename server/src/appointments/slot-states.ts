import { isSlotOpen, slotHasBegun } from '@jeweler/core/business';
import {
  type AppointmentSlot,
  appointmentSlots,
  type OpeningHours,
  type SlotState,
} from '@jeweler/core/schemas';
import type { Availability } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DayAndSlot } from '../submissions/slot-holds.ts';
import { holdColumns, holdTime, isHeld, wishAsRequest, wishColumns } from '../submissions/slot-holds.ts';

export type SlotStates = Availability['days'][number]['slots'];

/** The state of each slot of a day. */
export const toSlotStates = (getState: (slot: AppointmentSlot) => SlotState): SlotStates =>
  Object.fromEntries(appointmentSlots.map((slot) => [slot, getState(slot)])) as SlotStates;

const toSlotName = ({ day, slot }: DayAndSlot): string => `${day} ${slot}`;

/** Slots on these days (inclusive) that are held now, those asked for included. */
export const heldSlots = async (
  query: Kysely<Tables>,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<{ has(place: DayAndSlot): boolean }> => {
  const time = await holdTime(query);
  const rows = await query
    .selectFrom('submissions')
    .select(holdColumns)
    .where('appointment_day', '>=', from)
    .where('appointment_day', '<=', to)
    .where('holds_slot', 'is not', null)
    .execute();
  const wishes = await query
    .selectFrom('submissions')
    .select([...holdColumns, ...wishColumns])
    .where('wish_day', '>=', from)
    .where('wish_day', '<=', to)
    .execute();
  const held = new Set(
    [...rows, ...wishes.map(wishAsRequest)]
      .filter((row) => isHeld(row, now, time))
      .map((row) => `${row.appointment_day} ${row.appointment_slot}`),
  );
  return { has: (place) => held.has(toSlotName(place)) };
};

interface Known {
  readonly hours: OpeningHours;
  readonly held: { has(place: DayAndSlot): boolean };
  readonly now: Date;
  /** The day in the shop's time zone at `now`. */
  readonly today: string;
}

/** Only today's slots need the clock, which costs as much as everything else here. */
const isPast = ({ now, today }: Known, { day, slot }: DayAndSlot): boolean =>
  day < today || (day === today && slotHasBegun(day, slot, now));

/** The state shown to visitors: a slot that has begun is past, whatever else it was. */
export const publicState = (known: Known, place: DayAndSlot): SlotState => {
  if (isPast(known, place)) return 'past';
  if (known.held.has(place)) return 'taken';
  return isSlotOpen(known.hours, place.day, place.slot) ? 'free' : 'closed';
};

/** The state shown to staff: `past` only if the slot is neither taken nor closed. */
export const staffState = (known: Known, place: DayAndSlot): SlotState => {
  if (known.held.has(place)) return 'taken';
  if (!isSlotOpen(known.hours, place.day, place.slot)) return 'closed';
  return isPast(known, place) ? 'past' : 'free';
};
