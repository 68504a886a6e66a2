import { type AppointmentSlot, type OpeningHours, type Weekday, weekdays } from '../schemas/index.ts';
import { shop } from './shop.ts';
import { dayAfter } from './shop-time.ts';

/** What holds until staff set other hours: the same every day. */
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

/** Weekday of a day ('YYYY-MM-DD'), whatever the time zone. */
export const weekdayOf = (day: string): Weekday =>
  // getUTCDay begins with Sunday.
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

/** Days that follow on each other, both ends included ('YYYY-MM-DD'). */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** How far ahead the site says on which days the shop is closed. */
const announcedDays = 60;

/** The days from `today` on, `announcedDays` of them, on which the shop is closed although its week says otherwise. */
export const announcedClosings = (
  { week, closedDays }: Pick<OpeningHours, 'week' | 'closedDays'>,
  today: string,
): DayRange[] => {
  const end = dayAfter(today, announcedDays);
  const ranges: { first: string; last: string }[] = [];
  for (const { day } of closedDays.toSorted((a, b) => a.day.localeCompare(b.day))) {
    if (day < today || day >= end || week[weekdayOf(day)] === null) continue;
    const last = ranges.at(-1);
    if (last && dayAfter(last.last, 1) === day) last.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges;
};

/** Whether visits may begin at `slot` on `day`, both by the shop's clock. */
export const isSlotOpen = (
  { week, closedDays, blockedHours }: OpeningHours,
  day: string,
  slot: AppointmentSlot,
): boolean => {
  const hours = week[weekdayOf(day)];
  return (
    hours !== null &&
    hours.opens <= slot &&
    slot < hours.closes &&
    !closedDays.some((closed) => closed.day === day) &&
    !blockedHours.some((blocked) => blocked.day === day && blocked.slots.includes(slot))
  );
};
