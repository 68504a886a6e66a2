/** Made once: a formatter costs a thousand times what it formats, and lists are long. */
let formatter: Intl.DateTimeFormat | undefined;

/** The day of an ISO date-time, as people write it where this runs, in their own time zone: '11/21/2026'. */
export const formatLocalDate = (iso: string): string => {
  formatter ??= new Intl.DateTimeFormat();
  return formatter.format(new Date(iso));
};
