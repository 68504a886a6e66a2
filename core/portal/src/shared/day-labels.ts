import { lazyDateFormat } from '@jeweler/core/format';

// Days are plain dates, so they are parsed and formatted in UTC: no time zone can shift them.
const inUtc = (options: Intl.DateTimeFormatOptions) => lazyDateFormat({ timeZone: 'UTC', ...options });
const whole = inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const span = inUtc({ month: 'long', day: 'numeric', year: 'numeric' });
const weekdayName = inUtc({ weekday: 'short' });
const short = inUtc({ weekday: 'short', month: 'short', day: 'numeric' });

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** 'Tuesday, December 15, 2026' */
export const wholeDay = (day: string): string => whole().format(toDate(day));

/** 'Tue, Dec 15' */
export const shortDay = (day: string): string => short().format(toDate(day));

/** 'Tue 15' */
export const dayNumber = (day: string): string =>
  `${weekdayName().format(toDate(day))} ${Number(day.slice(8))}`;

/** 'November 16 – 22, 2026' */
export const daySpan = (first: string, last: string): string =>
  // Some versions of the formatter put thin spaces around the dash.
  span().formatRange(toDate(first), toDate(last)).replaceAll('\u2009', ' ');
