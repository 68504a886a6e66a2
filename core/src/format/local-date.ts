// Created once: creating a formatter costs a thousand times as much as formatting, and lists are long.
let days: Intl.DateTimeFormat | undefined;
let times: Intl.DateTimeFormat | undefined;

/** The date of an ISO date-time, in the format and time zone of this computer: '11/21/2026'. */
export const formatLocalDate = (iso: string): string => {
  days ??= new Intl.DateTimeFormat();
  return days.format(new Date(iso));
};

/** Date and time of an ISO date-time, likewise: '11/21/26, 2:05 PM'. */
export const formatLocalTime = (iso: string): string => {
  times ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });
  return times.format(new Date(iso));
};
