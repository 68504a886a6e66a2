// Created once: creating a formatter costs a thousand times as much as formatting, and lists are long.
let days: Intl.DateTimeFormat | undefined;

/** The date of an ISO date-time, in the format and time zone of this computer: '11/21/2026'. */
export const formatLocalDate = (iso: string): string => {
  days ??= new Intl.DateTimeFormat();
  return days.format(new Date(iso));
};
