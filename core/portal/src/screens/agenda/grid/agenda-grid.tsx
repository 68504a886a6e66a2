import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { AgendaDay } from '../../../submissions/appointments/agenda-week.ts';
import { type Cell, toCells } from '../../../submissions/appointments/cells.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import type { AgendaView } from '../agenda-view.ts';
import { DayHours } from './day-hours.tsx';
import type { CellControls } from './slot-cell.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { WeekColumns } from './week-columns.tsx';
import { WeekList } from './week-list.tsx';

/** Wide enough for seven columns; the same breakpoint as the theme's `xl`. */
const WIDE = '(min-width: 80rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is wide enough to show a week in columns. */
const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);

interface AgendaGridProps {
  view: AgendaView['view'];
  /** The days shown: one, or the seven of a week. */
  days: readonly AgendaDay[];
  now: Date;
  today: string;
  onOpen: (reference: string) => void;
  onBook: (cell: Cell) => void;
  onBlock: (cell: Cell) => void;
  /** Goes to the previous or the next day or week. */
  onStep: (direction: 1 | -1) => void;
}

/** The hours of a day or a week: one tab stop, with arrow keys moving between the hours. */
export const AgendaGrid = ({ view, days, now, today, onOpen, onBook, onBlock, onStep }: AgendaGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => days.flatMap((day) => toCells(day, now)), [days, now]);
  const isWide = useIsWide();
  const isList = view === 'week' && !isWide;
  // The list offers no free hours to book: the day view has room for them.
  const { stops, stopProps, onKeyDown } = useGridFocus(grid, cells, view, !isList, onStep);
  const controls: CellControls = {
    now,
    narrow: view === 'week' && isWide,
    stopProps,
    onOpen,
    onBook,
    onBlock,
  };
  const drawn = days.map((day) => ({
    ...day,
    cells: cells
      .filter((cell) => cell.day === day.day)
      .map((cell) => ({ cell, stops: stops.filter((stop) => stop.cell === cell) })),
  }));
  return (
    <chakra.div
      ref={grid}
      role="group"
      aria-label="Hours"
      aria-describedby="agenda-keys"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
    >
      <VisuallyHidden id="agenda-keys">Use the arrow keys to move from hour to hour.</VisuallyHidden>
      {view === 'day' ? (
        drawn.map((day) => <DayHours key="day" day={day} controls={controls} />)
      ) : isWide ? (
        <WeekColumns days={drawn} today={today} controls={controls} />
      ) : (
        <WeekList days={drawn} today={today} controls={controls} />
      )}
    </chakra.div>
  );
};
