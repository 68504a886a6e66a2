import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { findNearestRemaining } from './row-metrics.ts';

/**
 * The single tab stop among items rendered with `data-position`. It stays on its item while others are added
 * and removed, and moves to a neighbour when its item is removed; the focus moves along if it was there.
 * @param getKey identifies an item across versions of the list
 */
export const useRowFocus = <Item>(
  grid: RefObject<HTMLElement | null>,
  shown: readonly Item[],
  getKey: (item: Item) => string,
) => {
  const [tabStop, setTabStop] = useState({ position: 0, shown });
  const focusRequested = useRef(false);
  const held = useRef(false);

  // The position is valid only for the list that it was taken from.
  const current =
    tabStop.shown === shown || shown[tabStop.position] === tabStop.shown[tabStop.position]
      ? Math.min(tabStop.position, shown.length - 1)
      : Math.max(
          findNearestRemaining(getKey, tabStop.shown, tabStop.position, shown),
          Math.min(0, shown.length - 1),
        );
  if (tabStop.shown !== shown || tabStop.position !== current) setTabStop({ position: current, shown });

  const setPosition = useEffectEvent((position: number) => {
    if (position !== current) setTabStop({ position, shown });
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
      // Screen readers can focus any item; the tab stop follows.
      if (item) setPosition(Number(item.dataset.position));
    };
    // Focus moved to the body, as by a click outside all items, is given up; when the focused item was
    // removed, it is no longer connected at this point.
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
    // The removed item had the focus.
    const lost = held.current && document.activeElement === document.body;
    if (!focusRequested.current && !lost) return;
    focusRequested.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-position="${current}"]`)?.focus({ preventScroll: true });
  });

  return {
    /** Position of the item that is the tab stop; -1 without items. */
    current,
    /** Makes an item the tab stop, and focuses it if `focus` is set. */
    moveTo: (position: number, { focus }: { focus: boolean }) => {
      focusRequested.current = focus;
      setTabStop({ position, shown });
    },
  };
};
