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

/** The full hour, or the one `count` hours later: '13:00' for '12:00'. */
export const hourAfter = (slot: string, count = 1): string => `${Number(slot.slice(0, 2)) + count}:00`;

interface Times {
  readonly slot: string;
  readonly hours?: number | undefined;
}

/** '2:00 PM'; '2:00 PM to 4:00 PM' if it takes longer than an hour. */
export const formatTimes = ({ slot, hours = 1 }: Times): string =>
  hours === 1 ? formatSlot(slot) : `${formatSlot(slot)} to ${formatSlot(hourAfter(slot, hours))}`;

/** 'Tuesday, November 24 at 2:00 PM'; 'Tuesday, November 24 from 2:00 PM to 4:00 PM' */
export const formatAppointment = ({ day, ...time }: Times & { readonly day: string }): string =>
  `${formatDay(day)} ${(time.hours ?? 1) === 1 ? 'at' : 'from'} ${formatTimes(time)}`;

// Created once: creating a formatter costs a thousand times as much as formatting, and lists are long.
let days: Intl.DateTimeFormat | undefined;

/** The date of an ISO date-time, in the format and time zone of this computer: '11/21/2026'. */
export const formatLocalDate = (iso: string): string => {
  days ??= new Intl.DateTimeFormat();
  return days.format(new Date(iso));
};
