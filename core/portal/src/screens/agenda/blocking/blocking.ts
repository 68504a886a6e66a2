import { formatSlot } from '@jeweler/core/format';
import { type AppointmentSlot, appointmentSlots, type OpeningHours } from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import { shortDay } from '../../../shared/day-labels.ts';

/** Hours of one day, or the day as a whole, that are blocked or free again. */
export interface Blocking {
  readonly day: string;
  /** `day`: the shop is closed on it, which the website says as well. */
  readonly slots: readonly AppointmentSlot[] | 'day';
  /** For staff. */
  readonly note: string;
}

const byDay = (one: { day: string }, other: { day: string }) => (one.day < other.day ? -1 : 1);

/** What of it is not blocked yet; undefined if all is. */
export const openPart = (hours: OpeningHours, { day, slots, note }: Blocking): Blocking | undefined => {
  if (hours.closedDays.some((closed) => closed.day === day)) return undefined;
  if (slots === 'day') return { day, slots, note };
  const blocked = hours.blockedHours.filter((each) => each.day === day).flatMap((each) => each.slots);
  const open = slots.filter((slot) => !blocked.includes(slot));
  return open.length === 0 ? undefined : { day, slots: open, note };
};

/** The opening hours with this blocked, too. */
export const withBlocked = (hours: OpeningHours, { day, slots, note }: Blocking): OpeningHours =>
  slots === 'day'
    ? { ...hours, closedDays: [...hours.closedDays, { day, note }].sort(byDay) }
    : { ...hours, blockedHours: [...hours.blockedHours, { day, slots: [...slots], note }].sort(byDay) };

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
export const listBlocked = (hours: OpeningHours, days: readonly string[]): readonly Blocking[] => [
  ...[
    ...hours.closedDays.map(({ day, note }): Blocking => ({ day, slots: 'day', note })),
    ...hours.blockedHours,
  ]
    .filter(({ day }) => days.includes(day))
    .sort(byDay),
];

/** Those of the appointments that are in the blocked hours. */
export const insideOf = ({ day, slots }: Blocking, items: readonly AgendaItem[]): readonly AgendaItem[] =>
  items.filter(
    ({ appointment }) => appointment.day === day && (slots === 'day' || slots.includes(appointment.slot)),
  );

const hourAfter = (slot: string): string => formatSlot(`${Number(slot.slice(0, 2)) + 1}:00`);

/** 'Fri, Nov 27, 12:00 PM to 7:00 PM', 'Fri, Nov 27, whole day'. */
export const blockingLabel = ({ day, slots }: Blocking): string => {
  if (slots === 'day') return `${shortDay(day)}, whole day`;
  const runs: { from: AppointmentSlot; last: AppointmentSlot }[] = [];
  for (const slot of appointmentSlots.filter((each) => slots.includes(each))) {
    const run = runs.at(-1);
    if (run && appointmentSlots.indexOf(run.last) + 1 === appointmentSlots.indexOf(slot)) run.last = slot;
    else runs.push({ from: slot, last: slot });
  }
  return [shortDay(day), ...runs.map(({ from, last }) => `${formatSlot(from)} to ${hourAfter(last)}`)].join(
    ', ',
  );
};
