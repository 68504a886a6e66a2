// A plain date, so it is parsed and formatted in UTC: no time zone can shift it.
const form = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const;
let spoken: Intl.DateTimeFormat | undefined;

/** A plain date ('YYYY-MM-DD') as shown to visitors: 'Tuesday, November 24'. */
export const formatDay = (day: string): string => {
  spoken ??= new Intl.DateTimeFormat('en-US', form);
  return spoken.format(new Date(`${day}T00:00:00Z`));
};
