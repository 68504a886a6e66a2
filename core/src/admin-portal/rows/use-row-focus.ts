import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { survivorOf } from './row-metrics.ts';

export interface RowFocus {
  /** Position of the item that is the one tab stop; -1 without any. */
  readonly current: number;
  /** Makes an item the tab stop, and with `focus` gives it the focus. */
  readonly moveTo: (position: number, options: { focus: boolean }) => void;
}

/**
 * The one tab stop among items that are drawn with `data-position`. It stays on its item while others
 * come and go, and goes to the neighbour when its item vanishes; the focus goes along if it was there.
 * @param keyOf names an item, in every version of the list the same
 */
export const useRowFocus = <Item>(
  grid: RefObject<HTMLElement | null>,
  shown: readonly Item[],
  keyOf: (item: Item) => string,
): RowFocus => {
  const [place, setPlace] = useState({ position: 0, shown });
  const focusRequested = useRef(false);
  const held = useRef(false);

  // The position belongs to the list it was taken from.
  const current =
    place.shown === shown || shown[place.position] === place.shown[place.position]
      ? Math.min(place.position, shown.length - 1)
      : Math.max(survivorOf(keyOf, place.shown, place.position, shown), Math.min(0, shown.length - 1));
  if (place.shown !== shown || place.position !== current) setPlace({ position: current, shown });

  const setPosition = useEffectEvent((position: number) => {
    if (position !== current) setPlace({ position, shown });
  });
  useLayoutEffect(() => {
    const { current: element } = grid;
    if (!element) return;
    const onFocus = ({ target }: FocusEvent) => {
      const item =
        target instanceof HTMLElement && element.contains(target)
          ? target.closest<HTMLElement>('[data-position]')
          : null;
      held.current = item !== null;
      // Screen readers put the focus where they like; the tab stop goes along.
      if (item) setPosition(Number(item.dataset.position));
    };
    // Who leaves for nowhere (a click beside everything) is not followed; an item that vanishes under
    // the focus is gone by the time this looks.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected && document.activeElement === document.body) {
          held.current = false;
        }
      });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [grid]);

  useLayoutEffect(() => {
    // What vanished took the focus with it.
    const lost = held.current && document.activeElement === document.body;
    if (!focusRequested.current && !lost) return;
    focusRequested.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-position="${current}"]`)?.focus({ preventScroll: true });
  });

  return {
    current,
    moveTo: (position, { focus }) => {
      focusRequested.current = focus;
      setPlace({ position, shown });
    },
  };
};
