import { z } from './zod.ts';

/** First and last day that a request may name: days are compared as text, so every year has four digits. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

/** Whether a day, or the day that a date-time begins with, lies between FIRST_DAY and LAST_DAY. */
export const isInCalendar = (value: string): boolean => {
  const day = value.slice(0, FIRST_DAY.length);
  return day >= FIRST_DAY && day <= LAST_DAY;
};

/**
 * A day of the calendar as 'YYYY-MM-DD', the schema of every day in a request. `message` is reported when it
 * is none, or lies outside FIRST_DAY to LAST_DAY.
 */
export const calendarDay = (message: string) =>
  z.iso.date({ error: message }).refine(isInCalendar, { error: message });
