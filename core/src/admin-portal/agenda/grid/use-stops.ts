import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useRowFocus } from '../../rows/use-row-focus.ts';
import type { AgendaView } from '../agenda-view.ts';
import { type Cell, type Stop, stopBeside, stopsOf } from './cells.ts';

/** An hour keeps the focus when it is taken or given free, and in the day view from one day to the next. */
const keyIn =
  (view: AgendaView['view']) =>
  ({ cell: { day, slot }, index }: Stop): string =>
    `${view === 'week' ? day : ''} ${slot} ${index}`;

/**
 * The grid's one tab stop: arrow keys go up and down the hours and, in the week, from day to day. In the
 * day view Left and Right turn the pages of the calendar, as they do at the edges of the week.
 */
export const useStops = (
  grid: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
  view: AgendaView['view'],
  withBookable: boolean,
  onStep: (direction: 1 | -1) => void,
) => {
  const stops = useMemo(() => stopsOf(cells, withBookable), [cells, withBookable]);
  const { current, moveTo } = useRowFocus(grid, stops, keyIn(view));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const stop = target instanceof Element ? target.closest('[data-position]') : null;
    if (!stop || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = stopBeside(stops, Number(stop.getAttribute('data-position')), key);
    if (next !== undefined) moveTo(next, { focus: true });
    else if (key === 'ArrowLeft' || key === 'ArrowRight') onStep(key === 'ArrowLeft' ? -1 : 1);
    else if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
  };

  const stopProps = (stop: Stop) => {
    const position = stops.indexOf(stop);
    return { 'data-position': position, tabIndex: position === current ? (0 as const) : (-1 as const) };
  };
  return { stops, stopProps, onKeyDown };
};
