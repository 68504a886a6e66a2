import { toWeekday } from '@jeweler/core/business';
import { capitalized, hourAfter } from '@jeweler/core/format';
import {
  type AppointmentSlot,
  type DayHours,
  type OpeningHours,
  openingHoursSchema,
  slotsOf,
  type Weekday,
  weekdays,
} from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import { shortDay } from '../../../shared/day-labels.ts';
import { hourRanges } from '../hour-ranges.ts';

/** Hours of one day, or the day as a whole, that are blocked or free again. */
export interface Blocking {
  readonly day: string;
  /** `day`: the shop is closed on it, which the website says as well. */
  readonly slots: readonly AppointmentSlot[] | 'day';
  /** For staff. */
  readonly note: string;
  /** A break on these days of every week instead, whatever the day. */
  readonly every?: readonly Weekday[];
}

/** The hours of a weekday with a break in them, or without it. */
const withBreak = ({ breaks = [], ...day }: DayHours, { slots }: Blocking, isThere: boolean): DayHours => {
  const [from = '', to = ''] = [slots[0], hourAfter(slots.at(-1) ?? '')];
  const others = breaks.filter((each) => each.from !== from || each.to !== to);
  const next = isThere ? [...others, { from, to }] : others;
  return next.length === 0 ? day : { ...day, breaks: next };
};
const withBreaks = (hours: OpeningHours, what: Blocking, isThere: boolean): OpeningHours => ({
  ...hours,
  week: Object.fromEntries(
    weekdays.map((weekday) => {
      const day = hours.week[weekday];
      return [weekday, day && what.every?.includes(weekday) ? withBreak(day, what, isThere) : day];
    }),
  ) as OpeningHours['week'],
});

/** Whether a weekday has no such break and has room for it: an open hour before and after, and not too many others. */
const hasRoom = ({ week }: OpeningHours, what: Blocking, weekday: Weekday): boolean => {
  const day = week[weekday];
  if (!day) return false;
  const next = withBreak(day, what, true);
  return (
    next.breaks?.length !== day.breaks?.length &&
    openingHoursSchema.shape.week.valueType.safeParse(next).success
  );
};

/** What of it is not blocked yet; undefined if all is. */
export const openPart = (hours: OpeningHours, what: Blocking): Blocking | undefined => {
  const { day, slots, note } = what;
  if (what.every) {
    const every = what.every.filter((weekday) => hasRoom(hours, what, weekday));
    return every.length === 0 ? undefined : { ...what, every };
  }
  if (hours.closedDays.some((closed) => closed.day === day)) return undefined;
  if (slots === 'day') return { day, slots, note };
  const blocked = hours.blockedHours.filter((each) => each.day === day).flatMap((each) => each.slots);
  const open = slots.filter((slot) => !blocked.includes(slot));
  return open.length === 0 ? undefined : { day, slots: open, note };
};

/** The opening hours with this blocked, too; the server puts the days in order. */
export const withBlocked = (hours: OpeningHours, what: Blocking): OpeningHours => {
  const { day, slots, note } = what;
  if (what.every) return withBreaks(hours, what, true);
  return slots === 'day'
    ? { ...hours, closedDays: [...hours.closedDays, { day, note }] }
    : { ...hours, blockedHours: [...hours.blockedHours, { day, slots: [...slots], note }] };
};

/** The opening hours without this; other blocked hours of the day stay blocked. */
export const withoutBlocked = (hours: OpeningHours, what: Blocking): OpeningHours => {
  const { day, slots } = what;
  if (what.every) return withBreaks(hours, what, false);
  return slots === 'day'
    ? { ...hours, closedDays: hours.closedDays.filter((closed) => closed.day !== day) }
    : {
        ...hours,
        blockedHours: hours.blockedHours
          .map((each) =>
            each.day === day ? { ...each, slots: each.slots.filter((slot) => !slots.includes(slot)) } : each,
          )
          .filter((each) => each.slots.length > 0),
      };
};

/** What is blocked on these days, by day. */
export const listBlocked = (hours: OpeningHours, days: readonly string[]): readonly Blocking[] =>
  days.flatMap((day) =>
    [
      ...hours.closedDays.map(({ day: closed, note }): Blocking => ({ day: closed, slots: 'day', note })),
      ...hours.blockedHours,
    ].filter((each) => each.day === day),
  );

/** Those of the appointments that are in the blocked hours. */
export const insideOf = (
  { day, slots, every }: Blocking,
  items: readonly AgendaItem[],
): readonly AgendaItem[] =>
  items.filter(
    ({ appointment }) =>
      (every ? every.includes(toWeekday(appointment.day)) : appointment.day === day) &&
      (slots === 'day' || slotsOf(appointment).some((slot) => slots.includes(slot))),
  );

const everyLabel = (every: readonly Weekday[]): string =>
  every.length === weekdays.length ? 'every day' : `every ${every.map(capitalized).join(', ')}`;

/** 'Fri, Nov 27, 12:00 PM to 7:00 PM', 'Fri, Nov 27, whole day', 'every Monday, Tuesday, 1:00 PM to 2:00 PM'. */
export const blockingLabel = ({ day, slots, every }: Blocking): string =>
  `${every ? everyLabel(every) : shortDay(day)}, ${slots === 'day' ? 'whole day' : hourRanges(slots)}`;
