import { shop } from './shop.ts';

// Created on first use: the first formatter of a time zone takes a phone about 50 ms.
let clock: Intl.DateTimeFormat | undefined;

/** Date and time in the shop at an instant: '2026-06-01 12:00'. */
export const shopDateTime = (instant: Date): string => {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: shop.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = clock.formatToParts(instant).map(({ type, value }) => [type, value]);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return `${year}-${month}-${day} ${hour}:${minute}`;
};

/** Calendar day of an instant in the shop's time zone, as 'YYYY-MM-DD'. */
export const shopDay = (instant: Date): string => shopDateTime(instant).slice(0, 10);

/** The day `count` days after another one ('YYYY-MM-DD'; before it if `count` is negative). */
export const dayAfter = (day: string, count: number): string => {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCDate(then.getUTCDate() + count);
  return then.toISOString().slice(0, 10);
};

const DAY_MS = 86_400_000;

/** Every day from `from` to `to`, both included; none if `to` is before `from`. */
export const daysBetween = (from: string, to: string): string[] => {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(from, index));
};

/** Minutes by which the shop's clock is ahead of UTC at an instant (negative in Florida). */
const offsetMinutes = (instant: Date): number =>
  // The clock shows whole minutes: what has passed of one is rounded off.
  Math.ceil((Date.parse(`${shopDateTime(instant).replace(' ', 'T')}Z`) - instant.getTime()) / 60_000);

/**
 * The instant at which the shop's clock shows `slot` ('HH:MM') on `day` ('YYYY-MM-DD'), including daylight
 * saving time. In the night when an hour is skipped, a time in it is as much later; one that comes twice is the first.
 */
export const shopInstant = (day: string, slot: string): Date => {
  const asUtc = new Date(`${day}T${slot}:00Z`);
  const guess = new Date(asUtc.getTime() - offsetMinutes(asUtc) * 60_000);
  const instant = new Date(asUtc.getTime() - offsetMinutes(guess) * 60_000);
  return shopDateTime(instant) === `${day} ${slot}` ? instant : guess;
};

/** Whether the shop's clock shows `slot` on `day` at the instant `now`, or has done so before. */
export const slotHasBegun = (day: string, slot: string, now: Date): boolean => shopInstant(day, slot) <= now;

/**
 * Day in the shop's time zone that an `appointmentDate` names: a plain date, or a date-time without offset,
 * is taken as shop time; a date-time with offset is converted.
 */
export const appointmentDay = (value: string): string => {
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value) && value.length > 10;
  return hasOffset ? shopDay(new Date(value)) : value.slice(0, 10);
};

/** The date `months` calendar months before `now`. */
export const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // 31 May minus three months would be 31 February: use the last day of February.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
};
