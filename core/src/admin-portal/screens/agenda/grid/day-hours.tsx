import { chakra } from '@chakra-ui/react';
import { wholeDay } from '../../../shared/day-labels.ts';
import type { AgendaDay } from '../../../submissions/appointments/agenda-week.ts';
import type { Cell, Stop } from '../../../submissions/appointments/cells.ts';
import { type CellControls, SlotCell } from './slot-cell.tsx';

/** A day with the stops of each of its hours. */
export interface DrawnDay extends AgendaDay {
  readonly cells: readonly { readonly cell: Cell; readonly stops: readonly Stop[] }[];
}

/** The nine hours of one day as a list. */
export const DayHours = ({ day, controls }: { day: DrawnDay; controls: CellControls }) => (
  <chakra.ol listStyle="none" aria-label={wholeDay(day.day)}>
    {day.cells.map(({ cell, stops }) => (
      <SlotCell key={cell.slot} cell={cell} stops={stops} controls={controls} />
    ))}
  </chakra.ol>
);
