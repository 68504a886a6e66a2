import { lazyDateFormat } from './lazy-date-format.ts';

// A plain date, so it is parsed and formatted in UTC: no time zone can shift it.
const spoken = lazyDateFormat({ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });

/** A plain date ('YYYY-MM-DD') as shown to visitors: 'Tuesday, November 24'. */
export const formatDay = (day: string): string => spoken().format(new Date(`${day}T00:00:00Z`));

/** A 24-hour slot as shown to visitors: '10:00' → '10:00 AM', '18:00' → '6:00 PM' (SPEC section 9). */
export const formatSlot = (slot: string): string => {
  const [hours = '0', minutes = '00'] = slot.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
};

// Created once: creating a formatter costs a thousand times as much as formatting, and lists are long.
let days: Intl.DateTimeFormat | undefined;

/** The date of an ISO date-time, in the format and time zone of this computer: '11/21/2026'. */
export const formatLocalDate = (iso: string): string => {
  days ??= new Intl.DateTimeFormat();
  return days.format(new Date(iso));
};
