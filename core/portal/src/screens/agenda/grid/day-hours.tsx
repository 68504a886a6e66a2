import { chakra } from '@chakra-ui/react';
import { formatSlot } from '@jeweler/core/format';
import { wholeDay } from '../../../shared/day-labels.ts';
import type { AgendaDay } from '../../../submissions/appointments/agenda-week.ts';
import type { Cell } from '../../../submissions/appointments/cells.ts';
import { type CellControls, SlotCell } from './slot-cell.tsx';
import type { FocusableCell } from './use-grid-focus.ts';

const hourAfter = (slot: string): string => `${Number(slot.slice(0, 2)) + 1}:00`;

/** The free hours of a day in one line: 'Free 10:00 AM to 1:00 PM, 3:00 PM to 7:00 PM'. */
export const formatFreeRanges = (cells: readonly Cell[]): string => {
  const spans: { from: string; until: string }[] = [];
  for (const { slot, state } of cells) {
    if (state !== 'free') continue;
    const last = spans.at(-1);
    if (last?.until === slot) last.until = hourAfter(slot);
    else spans.push({ from: slot, until: hourAfter(slot) });
  }
  if (spans.length > 0) {
    const texts = spans.map(({ from, until }) => `${formatSlot(from)} to ${formatSlot(until)}`);
    return `Free ${texts.join(', ')}`;
  }
  if (cells.every(({ state }) => state === 'closed')) return 'Closed';
  return cells.every(({ state }) => state === 'past') ? 'Past' : 'Nothing free';
};

/** A day with the stops of each of its hours. */
export interface DayCells extends AgendaDay {
  readonly cells: readonly { readonly cell: Cell; readonly stops: readonly FocusableCell[] }[];
}

/** The nine hours of one day as a list. */
export const DayHours = ({ day, controls }: { day: DayCells; controls: CellControls }) => (
  <chakra.ol listStyle="none" containerType="inline-size" aria-label={wholeDay(day.day)}>
    {day.cells.map(({ cell, stops }) => (
      <SlotCell key={cell.slot} cell={cell} stops={stops} controls={controls} />
    ))}
  </chakra.ol>
);
