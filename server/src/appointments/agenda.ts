import { dayAfter, daysBetween, isSlotOpen, shop, shopDay, slotHasBegun } from '@jeweler/core/business';
import { appointmentSlots, type OpeningHours } from '@jeweler/core/schemas';
import type { Agenda, AgendaItem, Availability, DaysQuery } from '@jeweler/core/submissions';
import { type Database, snapshot } from '../database/database.ts';
import type { DayAndSlot } from '../submissions/slot-holds.ts';
import { agendaItems, bookedStatuses } from './agenda-item.ts';
import { readOpeningHours } from './opening-hours.ts';
import { heldSlots, publicState, staffState, toSlotStates } from './slot-states.ts';

/** The bookings on these days, as one admin sees them. */
export const agenda = ({ query }: Database, days: DaysQuery, now: Date, adminId: number): Promise<Agenda> =>
  snapshot(query, async (trx) => {
    const { hours } = await readOpeningHours(trx);
    const held = await heldSlots(trx, days, now);
    const items = await agendaItems(trx, days, { now, adminId });
    const today = shopDay(now);
    const known = { hours, held, now, today };
    return {
      now: now.toISOString(),
      timeZone: shop.timeZone,
      today,
      days: daysBetween(days.from, days.to).map((day) => ({
        day,
        slots: toSlotStates((slot) => staffState(known, { day, slot })),
        note: getNote(hours, day),
        appointments: items.filter(({ appointment }) => appointment.day === day),
      })),
    };
  });

const getNote = ({ closedDays, blockedHours }: OpeningHours, day: string): string | null => {
  const notes = [...closedDays, ...blockedHours].filter((each) => each.day === day && each.note !== '');
  return notes.map(({ note }) => note).join('; ') || null;
};

/** Which slots can be requested, without any personal data. */
export const availability = ({ query }: Database, days: DaysQuery, now: Date): Promise<Availability> =>
  snapshot(query, async (trx) => {
    const { hours } = await readOpeningHours(trx);
    const known = { hours, held: await heldSlots(trx, days, now), now, today: shopDay(now) };
    return {
      days: daysBetween(days.from, days.to).map((day) => ({
        day,
        slots: toSlotStates((slot) => publicState(known, { day, slot })),
      })),
    };
  });

/** How many days, from the first, are searched for free times. */
const DAYS_SEARCHED = 30;

/** What can be requested from a day on, in order. */
export const freeTimes = async (database: Database, from: string, now: Date): Promise<DayAndSlot[]> => {
  const { days } = await availability(database, { from, to: dayAfter(from, DAYS_SEARCHED) }, now);
  return days.flatMap(({ day, slots }) =>
    appointmentSlots.filter((slot) => slots[slot] === 'free').map((slot) => ({ day, slot })),
  );
};

/** Future appointments outside these hours. */
export const bookedOutside = async (
  { query }: Database,
  hours: OpeningHours,
  now: Date,
  adminId: number,
): Promise<AgendaItem[]> => {
  const items = await agendaItems(query, { from: shopDay(now) }, { now, adminId, statuses: bookedStatuses });
  return items.filter(
    ({ appointment: { day, slot } }) => !slotHasBegun(day, slot, now) && !isSlotOpen(hours, day, slot),
  );
};
