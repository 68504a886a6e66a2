import type { AppointmentSlot, OpeningHours } from '@jeweler/core/schemas';
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
}

/** What of it is not blocked yet; undefined if all is. */
export const openPart = (hours: OpeningHours, { day, slots, note }: Blocking): Blocking | undefined => {
  if (hours.closedDays.some((closed) => closed.day === day)) return undefined;
  if (slots === 'day') return { day, slots, note };
  const blocked = hours.blockedHours.filter((each) => each.day === day).flatMap((each) => each.slots);
  const open = slots.filter((slot) => !blocked.includes(slot));
  return open.length === 0 ? undefined : { day, slots: open, note };
};

/** The opening hours with this blocked, too; the server puts the days in order. */
export const withBlocked = (hours: OpeningHours, { day, slots, note }: Blocking): OpeningHours =>
  slots === 'day'
    ? { ...hours, closedDays: [...hours.closedDays, { day, note }] }
    : { ...hours, blockedHours: [...hours.blockedHours, { day, slots: [...slots], note }] };

/** The opening hours without this; other blocked hours of the day stay blocked. */
export const withoutBlocked = (hours: OpeningHours, { day, slots }: Blocking): OpeningHours =>
  slots === 'day'
    ? { ...hours, closedDays: hours.closedDays.filter((closed) => closed.day !== day) }
    : {
        ...hours,
        blockedHours: hours.blockedHours
          .map((each) =>
            each.day === day ? { ...each, slots: each.slots.filter((slot) => !slots.includes(slot)) } : each,
          )
          .filter((each) => each.slots.length > 0),
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
export const insideOf = ({ day, slots }: Blocking, items: readonly AgendaItem[]): readonly AgendaItem[] =>
  items.filter(
    ({ appointment }) => appointment.day === day && (slots === 'day' || slots.includes(appointment.slot)),
  );

/** 'Fri, Nov 27, 12:00 PM to 7:00 PM', 'Fri, Nov 27, whole day'. */
export const blockingLabel = ({ day, slots }: Blocking): string =>
  `${shortDay(day)}, ${slots === 'day' ? 'whole day' : hourRanges(slots)}`;
