import type { KeyboardEvent, SyntheticEvent } from 'react';

export interface Layout {
  readonly count: number;
  readonly columns: number;
  /** Number of rows that a page key moves, at least 1. */
  readonly pageRows: number;
}

/**
 * The position that a key leads to from `position`, within the list; undefined for keys that do not move. With Ctrl or
 * Cmd (`far`), only Home and End move, to the ends of the list, as they do in a single column. Moving down into a
 * shorter last row goes to its last item.
 */
export const positionAfter = (
  key: string,
  far: boolean,
  position: number,
  { count, columns, pageRows }: Layout,
): number | undefined => {
  const last = count - 1;
  const column = position % columns;
  const lastRowStart = last - (last % columns);
  const isWhole = far || columns === 1;
  const byRows = (rows: number): number => {
    const row = Math.floor(position / columns) + rows;
    if (row < 0) return column;
    return Math.min(row * columns, lastRowStart) + column;
  };
  const target = (): number | undefined => {
    if (key === 'Home') return isWhole ? 0 : position - column;
    if (key === 'End') return isWhole ? last : position - column + columns - 1;
    if (far) return undefined;
    switch (key) {
      case 'ArrowLeft':
        return position - 1;
      case 'ArrowRight':
        return position + 1;
      case 'ArrowUp':
        return position < columns ? position : position - columns;
      case 'ArrowDown':
        return position >= lastRowStart ? position : position + columns;
      case 'PageUp':
        return byRows(-pageRows);
      case 'PageDown':
        return byRows(pageRows);
      default:
        return undefined;
    }
  };
  const found = target();
  return found === undefined ? undefined : Math.max(0, Math.min(last, found));
};

interface RowKeys {
  readonly layout: Layout;
  /** Position of the tab stop. */
  readonly current: number;
  readonly moveTo: (position: number) => void;
  /** Toggles an item; with `extend`, selects everything from the last chosen item to it. */
  readonly select: (position: number, extend: boolean) => void;
  readonly open: (position: number) => void;
}

export const isOnButton = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('button') !== null;

/**
 * Keyboard handler for the element around selectable items: arrows, Home, End and the page keys move, with
 * Shift they extend the selection, Space selects, Enter opens.
 */
export const rowKeys =
  ({ layout, current, moveTo, select, open }: RowKeys) =>
  (event: KeyboardEvent): void => {
    if (getPosition(event) === undefined || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    const target = positionAfter(event.key, control, current, layout);
    if (target !== undefined) {
      if (event.shiftKey) select(target, true);
      moveTo(target);
    } else if (isOnButton(event)) return;
    else if (event.key === ' ') select(current, event.shiftKey);
    else if (event.key === 'Enter') open(current);
    else return;
    event.preventDefault();
  };

/** Position of the item on which an event happened, from its `data-position`; undefined outside all items. */
export const getPosition = ({ target }: { readonly target: EventTarget | null }): number | undefined => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
  return item ? Number(item.dataset.position) : undefined;
};
