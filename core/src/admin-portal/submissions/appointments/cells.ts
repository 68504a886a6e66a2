import { slotHasBegun } from '../../../business/index.ts';
import { type AppointmentSlot, appointmentSlots, type SlotState } from '../../../schemas/index.ts';
import type { AgendaItem } from '../../../submissions/index.ts';
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
export const cellsOf = ({ day, slots, appointments }: AgendaDay, now: Date): readonly Cell[] =>
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

/** A focusable item of the grid: an appointment, or an hour that can be booked. */
export interface Stop {
  readonly cell: Cell;
  readonly item: AgendaItem | undefined;
  /** Index among the stops of its hour. */
  readonly index: number;
}

/** Stops in grid order; bookable hours are included only with `withBookable`. */
export const stopsOf = (cells: readonly Cell[], withBookable: boolean): readonly Stop[] =>
  cells.flatMap((cell) =>
    [...cell.items, ...(withBookable && cell.isBookable ? [undefined] : [])].map((item, index) => ({
      cell,
      item,
      index,
    })),
  );

/** The index of the stop that an arrow key leads to; undefined at an edge. */
export const stopBeside = (stops: readonly Stop[], from: number, key: string): number | undefined => {
  const { cell } = stops[from] ?? {};
  if (!cell) return undefined;
  const ofDay = (day: string) => stops.flatMap((stop, at) => (stop.cell.day === day ? [at] : []));
  const own = ofDay(cell.day);
  switch (key) {
    case 'ArrowUp':
      return own[own.indexOf(from) - 1];
    case 'ArrowDown':
      return own[own.indexOf(from) + 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const days = [...new Set(stops.map((stop) => stop.cell.day))];
      const day = days[days.indexOf(cell.day) + (key === 'ArrowLeft' ? -1 : 1)];
      const there = day === undefined ? [] : ofDay(day);
      // The same hour, or the nearest after it.
      return there.find((at) => (stops[at]?.cell.slot ?? '') >= cell.slot) ?? there.at(-1);
    }
    default:
      return undefined;
  }
};
