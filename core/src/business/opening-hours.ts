import { type AppointmentSlot, type OpeningHours, type Weekday, weekdays } from '../schemas/index.ts';
import { shop } from './shop.ts';

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
