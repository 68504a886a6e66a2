// Made once each: a formatter costs a thousand times what it formats, and lists are long.
let days: Intl.DateTimeFormat | undefined;
let times: Intl.DateTimeFormat | undefined;

/** The day of an ISO date-time, as people write it where this runs, in their own time zone: '11/21/2026'. */
export const formatLocalDate = (iso: string): string => {
  days ??= new Intl.DateTimeFormat();
  return days.format(new Date(iso));
};

/** Day and time of an ISO date-time, likewise: '11/21/26, 2:05 PM'. */
export const formatLocalTime = (iso: string): string => {
  times ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });
  return times.format(new Date(iso));
};
