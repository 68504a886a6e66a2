import { capitalized, formatDay, formatHours, formatSlot } from '@jeweler/core/format';
import { type OpeningHours, weekdays } from '@jeweler/core/schemas';

/** Unsaved hours may lack what is still to be chosen. */
const dayLabel = (day: string): string => (day === '' ? 'a day to be chosen' : formatDay(day));

/** Opening hours in words: a map from each line's subject to its value. */
const toLines = ({ week, closedDays, blockedHours }: OpeningHours): ReadonlyMap<string, string> =>
  new Map([
    ...weekdays.map(
      (weekday) => [capitalized(weekday), week[weekday] ? formatHours(week[weekday]) : 'closed'] as const,
    ),
    ...closedDays.map(({ day, note }) => [dayLabel(day), note ? `closed (${note})` : 'closed'] as const),
    ...blockedHours.map(({ day, slots, note }) => {
      const hours = slots.length === 0 ? 'none yet' : slots.map(formatSlot).join(', ');
      return [`Blocked hours on ${dayLabel(day)}`, note ? `${hours} (${note})` : hours] as const;
    }),
  ]);

/** Where two versions of the opening hours differ, in words. */
export const listDifferences = (present: OpeningHours, mine: OpeningHours) => {
  const [theirs, own] = [toLines(present), toLines(mine)];
  return [...new Set([...theirs.keys(), ...own.keys()])]
    .map((what) => ({
      what,
      present: theirs.get(what) ?? 'nothing set',
      mine: own.get(what) ?? 'nothing set',
    }))
    .filter((line) => line.present !== line.mine);
};
