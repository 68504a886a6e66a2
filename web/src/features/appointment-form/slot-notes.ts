import { formatDay } from '@jeweler/core/format';
import { appointmentSlots, SLOT_TAKEN_MESSAGE, type SlotState } from '@jeweler/core/schemas';
import type { KnownSlots } from './availability.ts';

/** Why a slot, or a whole day, cannot be booked. */
export type UnavailableReason = Extract<SlotState, 'taken' | 'closed'>;

export const toUnavailableReason = (state: SlotState | undefined): UnavailableReason | undefined =>
  state === 'taken' || state === 'closed' ? state : undefined;

/**
 * Why a day has no free slot; undefined if it has one, if that is not known, or if all its slots have passed.
 */
export const getDayReason = (slots: KnownSlots | undefined): UnavailableReason | undefined => {
  const states = appointmentSlots.map((slot) => slots?.[slot]);
  if (states.some((state) => state !== 'past' && toUnavailableReason(state) === undefined)) return undefined;
  if (states.includes('taken')) return 'taken';
  return states.includes('closed') ? 'closed' : undefined;
};

/** The days that the calendar crosses out, each with its label. */
export const dayMarks = (days: ReadonlyMap<string, KnownSlots>): ReadonlyMap<string, string> => {
  const words = { taken: 'fully booked', closed: 'closed' } as const;
  return new Map(
    [...days].flatMap(([day, slots]) => {
      const reason = getDayReason(slots);
      return reason ? [[day, words[reason]] as const] : [];
    }),
  );
};

/** Message for a selected day without a free slot. */
export const dayNote = (day: string, reason: UnavailableReason): string =>
  reason === 'taken'
    ? `${formatDay(day)} is fully booked. Please choose another day.`
    : `We are closed on ${formatDay(day)}. Please choose another day.`;

/** Message for a selected slot that is not available on the selected day, or not any more. */
export const getUnavailableMessage = (reason: UnavailableReason, isSameDay: boolean): string => {
  if (reason === 'closed') return 'We are closed at that time. Please choose another time.';
  return isSameDay ? SLOT_TAKEN_MESSAGE : 'That time is taken on this day. Please choose another time.';
};
