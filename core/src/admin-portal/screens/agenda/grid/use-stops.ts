import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useRowFocus } from '../../../shared/data-list/use-row-focus.ts';
import { type Cell, type Stop, stopBeside, stopsOf } from '../../../submissions/appointments/cells.ts';
import type { AgendaView } from '../agenda-view.ts';

/** An hour keeps the focus when it is booked or freed and, in the day view, when the day changes. */
const keyIn =
  (view: AgendaView['view']) =>
  ({ cell: { day, slot }, index }: Stop): string =>
    `${view === 'week' ? day : ''} ${slot} ${index}`;

/**
 * The grid's single tab stop: arrow keys move through the hours and, in the week view, between days. In the
 * day view, Left and Right go to the previous and next day; in the week view they change the week at its
 * edges.
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
