import { shop } from './shop.ts';

// Made at their first use: the first formatter of a zone costs a phone a twentieth of a second.
let dayFormat: Intl.DateTimeFormat | undefined;
let clockFormat: Intl.DateTimeFormat | undefined;

const makeDayFormat = () =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: shop.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
const makeClockFormat = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: shop.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** Calendar day of an instant in the shop's time zone, as 'YYYY-MM-DD'. */
export const shopDay = (instant: Date): string => {
  dayFormat ??= makeDayFormat();
  return dayFormat.format(instant);
};

/** Minutes the shop's clock is ahead of UTC at an instant (negative in Florida). */
const offsetMinutes = (instant: Date): number => {
  clockFormat ??= makeClockFormat();
  const part = Object.fromEntries(
    clockFormat.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day ?? 1,
    part.hour ?? 0,
    part.minute ?? 0,
    part.second ?? 0,
  );
  return Math.round((wall - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
};

/**
 * The instant at which the shop's clock shows `slot` ('HH:MM') on `day` ('YYYY-MM-DD'), daylight
 * saving included. Opening hours never fall into the hour that is skipped or repeated at night.
 */
export const shopInstant = (day: string, slot: string): Date => {
  const asUtc = new Date(`${day}T${slot}:00Z`);
  const guess = new Date(asUtc.getTime() - offsetMinutes(asUtc) * 60_000);
  return new Date(asUtc.getTime() - offsetMinutes(guess) * 60_000);
};

/**
 * Day in the shop's zone that an `appointmentDate` names: a plain day or a date-time without offset
 * is taken as the shop's own, a date-time with one is converted.
 */
export const appointmentDay = (value: string): string => {
  const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(value) && value.length > 10;
  return hasOffset ? shopDay(new Date(value)) : value.slice(0, 10);
};
