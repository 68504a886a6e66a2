// The day is a plain one, so it is read and written in UTC: no zone can move it.
const form = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const;
let spoken: Intl.DateTimeFormat | undefined;

/** A plain day ('YYYY-MM-DD') as said to visitors: 'Tuesday, November 24'. */
export const formatDay = (day: string): string => {
  spoken ??= new Intl.DateTimeFormat('en-US', form);
  return spoken.format(new Date(`${day}T00:00:00Z`));
};
