import { formatDay } from '@jeweler/core/format';
import { appointmentSlots, SLOT_TAKEN_MESSAGE, type SlotState } from '@jeweler/core/schemas';
import type { KnownSlots } from './availability.ts';

/** Why a slot cannot be booked. */
export type UnavailableReason = Extract<SlotState, 'taken' | 'closed'>;
/** Why a whole day cannot be; `over`: hours of it have begun, and it may have been open until then. */
export type DayReason = UnavailableReason | 'over';

export const toUnavailableReason = (state: SlotState | undefined): UnavailableReason | undefined =>
  state === 'taken' || state === 'closed' ? state : undefined;

/**
 * Why a day has no free slot; undefined if it has one, if that is not known, or if all its slots have passed.
 */
export const getDayReason = (slots: KnownSlots | undefined): DayReason | undefined => {
  const states = appointmentSlots.map((slot) => slots?.[slot]);
  if (states.some((state) => state !== 'past' && toUnavailableReason(state) === undefined)) return undefined;
  if (states.includes('taken')) return 'taken';
  if (!states.includes('closed')) return undefined;
  return states.includes('past') ? 'over' : 'closed';
};

/** The days that the calendar crosses out, each with its label. */
export const dayMarks = (days: ReadonlyMap<string, KnownSlots>): ReadonlyMap<string, string> => {
  const words = { taken: 'fully booked', closed: 'closed', over: 'no times left' } as const;
  return new Map(
    [...days].flatMap(([day, slots]) => {
      const reason = getDayReason(slots);
      return reason ? [[day, words[reason]] as const] : [];
    }),
  );
};

/** Message for a selected day without a free slot. */
export const dayNote = (day: string, reason: DayReason): string => {
  const name = formatDay(day);
  const notes = {
    taken: `${name} is fully booked.`,
    closed: `We are closed on ${name}.`,
    over: `No times are left on ${name}.`,
  };
  return `${notes[reason]} Please choose another day.`;
};

/** Message for a selected slot that is not available on the selected day, or not any more. */
export const getUnavailableMessage = (reason: UnavailableReason, isSameDay: boolean): string => {
  if (reason === 'closed') return 'We are closed at that time. Please choose another time.';
  return isSameDay ? SLOT_TAKEN_MESSAGE : 'That time is taken on this day. Please choose another time.';
};
