import { type OpeningHours, type Weekday, weekdays } from '../schemas/index.ts';
import { formatDay, formatSlot } from './day-and-time.ts';

const toName = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

/** Groups of consecutive weekdays with the same hours; closed weekdays are left out. */
export const weekdayGroups = (
  week: OpeningHours['week'],
): { days: Weekday[]; opens: string; closes: string }[] => {
  const groups: { days: Weekday[]; opens: string; closes: string }[] = [];
  let isOpenBefore = false;
  for (const weekday of weekdays) {
    const hours = week[weekday];
    const last = groups.at(-1);
    if (hours && isOpenBefore && last?.opens === hours.opens && last.closes === hours.closes)
      last.days.push(weekday);
    else if (hours) groups.push({ days: [weekday], opens: hours.opens, closes: hours.closes });
    isOpenBefore = hours !== null;
  }
  return groups;
};

const daysText = (days: readonly Weekday[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  if (days.length === weekdays.length) return 'Every day';
  if (days.length === 1) return toName(first);
  return `${toName(first)} ${days.length === 2 ? 'and' : 'to'} ${toName(last)}`;
};

/** Replaces the last space with a no-break space: '10:00 AM', 'Thursday, November 26'. */
const keptTogether = (text: string): string => text.replace(/ (?=\S+$)/, '\u00a0');

const timeText = (slot: string): string => keptTogether(formatSlot(slot));
const dayText = (day: string): string => keptTogether(formatDay(day));

/** The hours of a week as text: 'Every day, 10:00 AM to 7:00 PM', groups of days separated by ';'. */
export const formatWeek = (week: OpeningHours['week']): string =>
  weekdayGroups(week)
    .map(({ days, opens, closes }) => `${daysText(days)}, ${timeText(opens)} to ${timeText(closes)}`)
    .join('; ') || 'Closed at present';

/** Days as text: 'Thursday, November 26; Thursday, December 24 to Saturday, December 26'; may be empty. */
export const formatDayRanges = (ranges: readonly { first: string; last: string }[]): string =>
  ranges
    .map(({ first, last }) => (first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`))
    .join('; ');
