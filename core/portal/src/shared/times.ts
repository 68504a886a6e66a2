import { shop, shopDay } from '@jeweler/core/business';
import { lazyDateFormat } from '@jeweler/core/format';

const inShopTime = (options: Intl.DateTimeFormatOptions): ((instant: Date) => string) => {
  const format = lazyDateFormat({ timeZone: shop.timeZone, ...options });
  return (instant) => format().format(instant);
};

const clock = inShopTime({ hour: 'numeric', minute: '2-digit' });
const dayAndMonth = inShopTime({ month: 'short', day: 'numeric' });
const whole = inShopTime({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const weekdayAndTime = inShopTime({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const date = inShopTime({ dateStyle: 'medium' });
const dateWithTime = inShopTime({ dateStyle: 'medium', timeStyle: 'short' });

/** The day of an instant in shop time: 'Nov 20, 2026'. */
export const shopDate = (iso: string): string => date(new Date(iso));

/** An instant in shop time, of any year: 'Nov 20, 2026, 7:12 AM'. */
export const shopDateAndTime = (iso: string): string => dateWithTime(new Date(iso));

/** An instant in shop time, short: the time if it is today, else the date: '7:12 AM', 'Nov 20'. */
export const shortTime = (iso: string, now: Date): string => {
  const instant = new Date(iso);
  return shopDay(instant) === shopDay(now) ? clock(instant) : dayAndMonth(instant);
};

/** An instant in shop time, in full: 'Friday, November 20, 2026 at 7:12 AM'. */
export const longTime = (iso: string): string => whole(new Date(iso));

/** An instant in shop time without the year, for nearby dates: 'Fri, Nov 20, 7:12 AM'. */
export const dateAndTime = (iso: string): string => weekdayAndTime(new Date(iso));

/** An instant in shop time with the date unless it is today: '7:12 AM', 'Nov 20, 7:12 AM'. */
export const timeUnlessToday = (iso: string, now: Date): string => {
  const instant = new Date(iso);
  const day = shopDay(instant) === shopDay(now) ? '' : `${dayAndMonth(instant)}, `;
  return `${day}${clock(instant)}`;
};
