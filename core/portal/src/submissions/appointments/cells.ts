import { slotHasBegun } from '@jeweler/core/business';
import { type AppointmentSlot, appointmentSlots, type SlotState } from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import type { AgendaDay } from './agenda-week.ts';

/** One hour of one day, in its current state. */
export interface Cell {
  readonly day: string;
  readonly slot: AppointmentSlot;
  readonly state: SlotState;
  readonly items: readonly AgendaItem[];
  /** Whether staff may book it: neither past nor held. Staff may book closed hours too. */
  readonly isBookable: boolean;
  /** Whether it is the current hour. */
  readonly isNow: boolean;
}

/** The nine hours of a day. An hour that was free when the server answered may be in the past now. */
export const toCells = ({ day, slots, appointments }: AgendaDay, now: Date): readonly Cell[] =>
  appointmentSlots.map((slot, index) => {
    const next = appointmentSlots[index + 1];
    const hasBegun = slotHasBegun(day, slot, now);
    const state = hasBegun && slots[slot] === 'free' ? 'past' : slots[slot];
    return {
      day,
      slot,
      state,
      items: appointments.filter(({ appointment }) => appointment.slot === slot),
      isBookable: !hasBegun && (state === 'free' || state === 'closed'),
      isNow: hasBegun && next !== undefined && !slotHasBegun(day, next, now),
    };
  });
