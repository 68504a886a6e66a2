import type { KeyboardEvent, SyntheticEvent } from 'react';
import { type Layout, positionAfter } from './move.ts';

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
