import { chakra } from '@chakra-ui/react';
import { wholeDay } from '../../../shared/day-labels.ts';
import type { AgendaDay } from '../../../submissions/appointments/agenda-week.ts';
import type { Cell } from '../../../submissions/appointments/cells.ts';
import { hourRanges } from '../hour-ranges.ts';
import { type CellControls, SlotCell } from './slot-cell.tsx';
import type { FocusableCell } from './use-grid-focus.ts';

/** The free hours of a day in one line: 'Free 10:00 AM to 1:00 PM, 3:00 PM to 7:00 PM'. */
export const formatFreeRanges = (cells: readonly Cell[]): string => {
  const free = cells.filter(({ state }) => state === 'free').map(({ slot }) => slot);
  if (free.length > 0) return `Free ${hourRanges(free)}`;
  if (cells.every(({ state }) => state === 'closed')) return 'Closed';
  return cells.every(({ state }) => state === 'past') ? 'Past' : 'Nothing free';
};

/** A day with the stops of each of its hours. */
export interface DayCells extends AgendaDay {
  readonly cells: readonly { readonly cell: Cell; readonly stops: readonly FocusableCell[] }[];
}

export interface WeekProps {
  days: readonly DayCells[];
  today: string;
  controls: CellControls;
}

/** The nine hours of one day as a list. */
export const DayHours = ({ day, controls }: { day: DayCells; controls: CellControls }) => (
  <chakra.ol listStyle="none" containerType="inline-size" aria-label={wholeDay(day.day)}>
    {day.cells.map(({ cell, stops }) => (
      <SlotCell key={cell.slot} cell={cell} stops={stops} controls={controls} />
    ))}
  </chakra.ol>
);
