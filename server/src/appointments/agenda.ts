import { dayAfter, daysBetween, isSlotOpen, shop, shopDay, slotHasBegun } from '@jeweler/core/business';
import {
  type AppointmentSlot,
  appointmentSlots,
  type OpeningHours,
  type SlotState,
  slotsOf,
} from '@jeweler/core/schemas';
import type { Agenda, AgendaItem, Availability, DayAndSlot, DaysQuery } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import { slotsOfRow } from '../database/appointment-time.ts';
import { type Database, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { holdersOf, holdTime, isHeld } from '../submissions/slot-holds.ts';
import { agendaItems, bookedStatuses } from './agenda-item.ts';
import { lastBookableDay } from './appointment-rules.ts';
import { readOpeningHours } from './opening-hours.ts';

type SlotStates = Availability['days'][number]['slots'];

/** The state of each slot of a day. */
const toSlotStates = (getState: (slot: AppointmentSlot) => SlotState): SlotStates =>
  Object.fromEntries(appointmentSlots.map((slot) => [slot, getState(slot)])) as SlotStates;

const toSlotName = (day: string | null, slot: AppointmentSlot): string => `${day} ${slot}`;

interface Known {
  readonly hours: OpeningHours;
  /** Names of the slots that are held now, as their own or as asked for. */
  readonly held: ReadonlySet<string>;
  readonly now: Date;
  /** The day in the shop's time zone at `now`. */
  readonly today: string;
  readonly lastDay: string;
}

/** What decides about the slots of these days. */
const readKnown = async (query: Kysely<Tables>, days: DaysQuery, now: Date): Promise<Known> => {
  const time = await holdTime(query);
  const { own, wished } = await holdersOf(query, days);
  const held = [...own, ...wished].filter((row) => isHeld(row, now, time));
  return {
    hours: (await readOpeningHours(query)).hours,
    held: new Set(
      held.flatMap((row) => slotsOfRow(row).map((slot) => toSlotName(row.appointment_day, slot))),
    ),
    now,
    today: shopDay(now),
    lastDay: lastBookableDay(now),
  };
};

/** Only today's slots need the clock, which costs as much as everything else here. */
const isPast = ({ now, today }: Known, { day, slot }: DayAndSlot): boolean =>
  day < today || (day === today && slotHasBegun(day, slot, now));

/** The state shown to visitors: a slot that has begun is past, whatever else it was. */
const publicState = (known: Known, place: DayAndSlot): SlotState => {
  if (isPast(known, place)) return 'past';
  if (known.held.has(toSlotName(place.day, place.slot))) return 'taken';
  return place.day <= known.lastDay && isSlotOpen(known.hours, place.day, place.slot) ? 'free' : 'closed';
};

/** The state shown to staff: `past` only if the slot is neither taken nor closed. */
const staffState = (known: Known, place: DayAndSlot): SlotState => {
  if (known.held.has(toSlotName(place.day, place.slot))) return 'taken';
  if (!isSlotOpen(known.hours, place.day, place.slot)) return 'closed';
  return isPast(known, place) ? 'past' : 'free';
};

/** The bookings on these days, as one admin sees them. */
export const agenda = ({ query }: Database, days: DaysQuery, now: Date, adminId: number): Promise<Agenda> =>
  snapshot(query, async (trx) => {
    const known = await readKnown(trx, days, now);
    const items = await agendaItems(trx, days, { now, adminId });
    return {
      now: now.toISOString(),
      timeZone: shop.timeZone,
      today: known.today,
      days: daysBetween(days.from, days.to).map((day) => ({
        day,
        slots: toSlotStates((slot) => staffState(known, { day, slot })),
        note: getNote(known.hours, day),
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
    const known = await readKnown(trx, days, now);
    return {
      days: daysBetween(days.from, days.to).map((day) => ({
        day,
        slots: toSlotStates((slot) => publicState(known, { day, slot })),
      })),
    };
  });

/** How many days, from the first, are searched for free times. */
const DAYS_SEARCHED = 30;

/** Where so many hours are free from a day on, in order. */
export const freeTimes = async (
  database: Database,
  from: string,
  now: Date,
  hours = 1,
): Promise<DayAndSlot[]> => {
  const { days } = await availability(database, { from, to: dayAfter(from, DAYS_SEARCHED) }, now);
  return days.flatMap(({ day, slots: states }) =>
    appointmentSlots
      .filter((slot) => slotsOf({ slot, hours }).filter((each) => states[each] === 'free').length === hours)
      .map((slot) => ({ day, slot })),
  );
};

/** How many days with free times are offered, and how many times of each. */
const DAYS = 3;
const TIMES = 4;

/** At most TIMES of them, the first and the last included. */
const spread = <Value>(all: readonly Value[]): Value[] => {
  const step = (all.length - 1) / (TIMES - 1);
  return all.filter((_, index) => step <= 1 || index === Math.round(Math.round(index / step) * step));
};

/** A few of these times: those of the first days, spread over each of them. */
export const fewTimes = (free: readonly DayAndSlot[]) =>
  [...new Set(free.map(({ day }) => day))].slice(0, DAYS).map((day) => {
    const slots = free.filter((time) => time.day === day).map(({ slot }) => slot);
    return { day, slots: spread(slots) };
  });

/** A few times of the next free days after today, which may be over when an email is read. */
export const nextFreeTimes = async (database: Database, now: Date) =>
  fewTimes(await freeTimes(database, dayAfter(shopDay(now), 1), now));

/** Future appointments outside these hours. */
export const bookedOutside = async (
  { query }: Database,
  hours: OpeningHours,
  now: Date,
  adminId: number,
): Promise<AgendaItem[]> => {
  const items = await agendaItems(query, { from: shopDay(now) }, { now, adminId, statuses: bookedStatuses });
  return items.filter(
    ({ appointment }) =>
      !slotHasBegun(appointment.day, appointment.slot, now) &&
      slotsOf(appointment).some((slot) => !isSlotOpen(hours, appointment.day, slot)),
  );
};
