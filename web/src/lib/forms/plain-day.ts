/**
 * Converts between a plain day ('YYYY-MM-DD') and the calendar's date, noon on the visitor's clock. Both
 * directions use the same clock, so that a day is the same in any time zone; noon belongs to that day even
 * where daylight saving time changes at midnight.
 */
export const dateOfDay = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The plain day of a date from the calendar. */
export const dayOfDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
