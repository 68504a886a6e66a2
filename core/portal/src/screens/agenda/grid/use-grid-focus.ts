import type { AgendaItem } from '@jeweler/core/submissions';
import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useRowFocus } from '../../../shared/data-list/use-row-focus.ts';
import type { Cell } from '../../../submissions/appointments/agenda-week.ts';
import type { AgendaView } from '../agenda-view.ts';

/** A focusable item of the grid: an appointment, or an hour that can be booked. */
export interface FocusableCell {
  readonly cell: Cell;
  readonly item: AgendaItem | undefined;
  /** Index among the stops of its hour. */
  readonly index: number;
}

/** Stops in grid order; bookable hours are included only with `withBookable`. */
export const toFocusableCells = (cells: readonly Cell[], withBookable: boolean): readonly FocusableCell[] =>
  cells.flatMap((cell) =>
    [...cell.items, ...(withBookable && cell.isBookable ? [undefined] : [])].map((item, index) => ({
      cell,
      item,
      index,
    })),
  );

/** The index of the stop that an arrow key leads to; undefined at an edge. */
export const nextCell = (stops: readonly FocusableCell[], from: number, key: string): number | undefined => {
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

/** An hour keeps the focus when it is booked or freed and, in the day view, when the day changes. */
const keyIn =
  (view: AgendaView['view']) =>
  ({ cell: { day, slot }, index }: FocusableCell): string =>
    `${view === 'week' ? day : ''} ${slot} ${index}`;

/**
 * The grid's single tab stop: arrow keys move through the hours and, in the week view, between days. In the
 * day view, Left and Right go to the previous and next day; in the week view they change the week at its
 * edges.
 */
export const useGridFocus = (
  grid: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
  view: AgendaView['view'],
  withBookable: boolean,
  onStep: (direction: 1 | -1) => void,
) => {
  const stops = useMemo(() => toFocusableCells(cells, withBookable), [cells, withBookable]);
  const { current, moveTo } = useRowFocus(grid, stops, keyIn(view));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const stop = target instanceof Element ? target.closest('[data-position]') : null;
    if (!stop || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextCell(stops, Number(stop.getAttribute('data-position')), key);
    if (next !== undefined) moveTo(next, { focus: true });
    else if (key === 'ArrowLeft' || key === 'ArrowRight') onStep(key === 'ArrowLeft' ? -1 : 1);
    else if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
  };

  const stopProps = (stop: FocusableCell) => {
    const position = stops.indexOf(stop);
    return { 'data-position': position, tabIndex: position === current ? (0 as const) : (-1 as const) };
  };
  return { stops, stopProps, onKeyDown };
};
