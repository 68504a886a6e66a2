/**
 * A plain day ('YYYY-MM-DD') as the calendar's own date, noon on the visitor's clock, and back. Both
 * ways go by the same clock, so a day is the same day wherever the visitor sits; noon is on it even
 * where clocks are changed at midnight.
 */
export const dateOfDay = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The plain day of a date the calendar gives. */
export const dayOfDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
