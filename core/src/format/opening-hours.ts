import { type DayHours, type OpeningHours, openSpans, type Weekday, weekdays } from '../schemas/index.ts';
import { formatDay, formatSlot } from './day-and-time.ts';
import { capitalized } from './names.ts';

/** The hours of a day: '10:00 AM to 7:00 PM', with a break '10:00 AM to 1:00 PM and 2:00 PM to 6:00 PM'. */
export const formatHours = (hours: DayHours): string =>
  openSpans(hours)
    .map(({ opens, closes }) => `${formatSlot(opens)} to ${formatSlot(closes)}`)
    .join(' and ');

/** Groups of consecutive weekdays with the same hours; closed weekdays are left out. */
export const weekdayGroups = (week: OpeningHours['week']): { days: Weekday[]; hours: DayHours }[] => {
  const groups: { days: Weekday[]; hours: DayHours }[] = [];
  let before = '';
  for (const weekday of weekdays) {
    const hours = week[weekday];
    const text = hours ? formatHours(hours) : '';
    if (text !== '' && text === before) groups.at(-1)?.days.push(weekday);
    else if (hours) groups.push({ days: [weekday], hours });
    before = text;
  }
  return groups;
};

const daysText = (days: readonly Weekday[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  if (days.length === weekdays.length) return 'Every day';
  if (days.length === 1) return capitalized(first);
  return `${capitalized(first)} ${days.length === 2 ? 'and' : 'to'} ${capitalized(last)}`;
};

// With a no-break space before the number: 'Thursday, November 26'.
const dayText = (day: string): string => formatDay(day).replace(/ (?=\d+$)/, '\u00a0');

/** The hours of a week as text: 'Every day, 10:00 AM to 7:00 PM', groups of days separated by ';'. */
export const formatWeek = (week: OpeningHours['week']): string =>
  weekdayGroups(week)
    .map(({ days, hours }) => `${daysText(days)}, ${formatHours(hours).replace(/ (?=[AP]M)/g, '\u00a0')}`)
    .join('; ') || 'Closed at present';

/** Days as text: 'Thursday, November 26; Thursday, December 24 to Saturday, December 26'; may be empty. */
export const formatDayRanges = (ranges: readonly { first: string; last: string }[]): string =>
  ranges
    .map(({ first, last }) => (first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`))
    .join('; ');
