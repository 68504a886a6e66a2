import { isShownOn } from '@jeweler/core/business';
import { capitalized } from '@jeweler/core/format';
import type { ShownDays } from '@jeweler/core/schemas';
import { shopDate } from '../../shared/times.ts';

/** A day of the shop's calendar: 'Dec 24, 2026'; what is none stays as it is. */
export const dayInWords = (day: string): string => {
  const noon = `${day}T12:00:00Z`;
  return Number.isNaN(Date.parse(noon)) ? day : shopDate(noon);
};

/** When an announcement is shown: 'from Dec 1, 2026 until Dec 24, 2026'; empty without days. */
export const daysInWords = ({ starts_on, ends_on }: ShownDays): string =>
  [
    ...(starts_on === undefined ? [] : [`from ${dayInWords(starts_on)}`]),
    ...(ends_on === undefined ? [] : [`until ${dayInWords(ends_on)}`]),
  ].join(' ');

/** The same about a day, for a list: 'Not yet: from Dec 1, 2026', 'Over: until Nov 2, 2026'. */
export const daysOnList = (days: ShownDays, today: string): string => {
  const words = daysInWords(days);
  if (words === '') return '';
  if (isShownOn(days, today)) return capitalized(words);
  return `${days.starts_on !== undefined && today < days.starts_on ? 'Not yet' : 'Over'}: ${words}`;
};
