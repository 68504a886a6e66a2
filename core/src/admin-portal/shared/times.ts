import { shop, shopDay } from '../../business/index.ts';

// Created once: creating a formatter costs a thousand times as much as formatting.
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  hour: 'numeric',
  minute: '2-digit',
});
const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  month: 'short',
  day: 'numeric',
});
const whole = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const dateAndTimeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const date = new Intl.DateTimeFormat('en-US', { timeZone: shop.timeZone, dateStyle: 'medium' });
const dateWithTime = new Intl.DateTimeFormat('en-US', {
  timeZone: shop.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** The day of an instant in shop time: 'Nov 20, 2026'. */
export const shopDate = (iso: string): string => date.format(new Date(iso));

/** An instant in shop time, of any year: 'Nov 20, 2026, 7:12 AM'. */
export const shopDateAndTime = (iso: string): string => dateWithTime.format(new Date(iso));

/** An instant in shop time, short: the time if it is today, else the date: '7:12 AM', 'Nov 20'. */
export const shortTime = (iso: string, now: Date): string => {
  const instant = new Date(iso);
  return shopDay(instant) === shopDay(now) ? clock.format(instant) : dayAndMonth.format(instant);
};

/** An instant in shop time, in full: 'Friday, November 20, 2026 at 7:12 AM'. */
export const longTime = (iso: string): string => whole.format(new Date(iso));

/** An instant in shop time without the year, for nearby dates: 'Fri, Nov 20, 7:12 AM'. */
export const dateAndTime = (iso: string): string => dateAndTimeFormat.format(new Date(iso));

/** An instant in shop time with the date unless it is today: '7:12 AM', 'Nov 20, 7:12 AM'. */
export const timeUnlessToday = (iso: string, now: Date): string => {
  const instant = new Date(iso);
  const day = shopDay(instant) === shopDay(now) ? '' : `${dayAndMonth.format(instant)}, `;
  return `${day}${clock.format(instant)}`;
};
