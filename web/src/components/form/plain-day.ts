/**
 * A plain day ('YYYY-MM-DD') as the calendar's own date, midnight UTC, and back. The calendar runs in
 * UTC throughout, so a day is the same day wherever the visitor sits.
 */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The plain day of a date the calendar gives. */
export const dayOfDate = (date: Date): string => new Date(date.getTime()).toISOString().slice(0, 10);
