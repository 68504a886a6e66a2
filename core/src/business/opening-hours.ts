import {
  type AppointmentSlot,
  type OpeningHours,
  openSpans,
  type Weekday,
  weekdays,
} from '../schemas/index.ts';
import { shop } from './shop.ts';
import { dayAfter, shopDateTime, shopDay, shopInstant } from './shop-time.ts';

/** Opening hours until staff set others: the same every day. */
export const usualOpeningHours: OpeningHours = {
  week: {
    monday: shop.hours,
    tuesday: shop.hours,
    wednesday: shop.hours,
    thursday: shop.hours,
    friday: shop.hours,
    saturday: shop.hours,
    sunday: shop.hours,
  },
  closedDays: [],
  blockedHours: [],
};

/** Weekday of a date ('YYYY-MM-DD'), independent of the time zone. */
export const toWeekday = (day: string): Weekday =>
  // getUTCDay starts with Sunday.
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

/** A range of consecutive days ('YYYY-MM-DD'), both ends included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** Number of days ahead for which the site announces closed days. */
const announcedDays = 60;

/**
 * The days, out of the `announcedDays` days from `today` on, on which the shop is closed although its weekly
 * hours say otherwise; a row of days that has begun by then goes on to its end.
 */
export const announcedClosings = (
  { week, closedDays }: Pick<OpeningHours, 'week' | 'closedDays'>,
  today: string,
): DayRange[] => {
  const days = closedDays.toSorted((a, b) => a.day.localeCompare(b.day));
  const isClosed = (day: string) => hoursOn({ week, closedDays }, day) === null;
  let end = dayAfter(today, announcedDays);
  while (end <= (days.at(-1)?.day ?? '') && isClosed(dayAfter(end, -1)) && isClosed(end))
    end = dayAfter(end, 1);
  const ranges: { first: string; last: string }[] = [];
  for (const { day } of days) {
    if (day < today || day >= end || week[toWeekday(day)] === null) continue;
    const last = ranges.at(-1);
    if (last && dayAfter(last.last, 1) === day) last.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges;
};

type DaysOpen = Pick<OpeningHours, 'week'> & {
  readonly closedDays: readonly Pick<OpeningHours['closedDays'][number], 'day'>[];
};

const hoursOn = ({ week, closedDays }: DaysOpen, day: string) =>
  closedDays.some((closed) => closed.day === day) ? null : week[toWeekday(day)];

const isOpenAt = (days: DaysOpen, day: string, time: string): boolean => {
  const hours = hoursOn(days, day);
  return hours !== null && openSpans(hours).some(({ opens, closes }) => opens <= time && time < closes);
};

/** Whether the shop is open at an instant. */
export const isShopOpen = (days: DaysOpen, now: Date): boolean =>
  isOpenAt(days, shopDay(now), shopDateTime(now).slice(-5));

/** The instant at which the shop closes today; undefined if it has closed, or does not open. */
export const closingTime = (days: DaysOpen, now: Date): Date | undefined => {
  const today = shopDay(now);
  const hours = hoursOn(days, today);
  const closing = hours && shopInstant(today, hours.closes);
  return closing && closing > now ? closing : undefined;
};

/** Whether a visit may begin at `slot` on `day`, both in shop time. */
export const isSlotOpen = (hours: OpeningHours, day: string, slot: AppointmentSlot): boolean =>
  isOpenAt(hours, day, slot) &&
  !hours.blockedHours.some((blocked) => blocked.day === day && blocked.slots.includes(slot));
