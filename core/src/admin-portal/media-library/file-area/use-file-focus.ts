import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { LibraryFile } from '../files/library-file.ts';
import { survivorOf } from './row-metrics.ts';

export interface FileFocus {
  /** Position of the file that is the one tab stop; -1 without files. */
  readonly current: number;
  /** Makes a file the tab stop, and with `focus` gives it the focus. */
  readonly moveTo: (position: number, options: { focus: boolean }) => void;
}

/**
 * The one tab stop among the files. It stays on its file while others come and go, and goes to the
 * neighbour when its file vanishes; the focus goes along if it was there.
 */
export const useFileFocus = (
  grid: RefObject<HTMLElement | null>,
  shown: readonly LibraryFile[],
): FileFocus => {
  const [place, setPlace] = useState({ position: 0, shown });
  const wanted = useRef(false);
  const held = useRef(false);

  // The position belongs to the list it was taken from.
  const current =
    place.shown === shown || shown[place.position] === place.shown[place.position]
      ? Math.min(place.position, shown.length - 1)
      : Math.max(survivorOf(place.shown, place.position, shown), Math.min(0, shown.length - 1));
  if (place.shown !== shown || place.position !== current) setPlace({ position: current, shown });

  useLayoutEffect(() => {
    const { current: element } = grid;
    if (!element) return;
    const onFocus = (event: FocusEvent) => {
      held.current = element.contains(event.target as Node) && (event.target as Element).matches('.file');
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [grid]);

  useLayoutEffect(() => {
    // What vanished took the focus with it.
    const lost = held.current && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    wanted.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`.file[data-position="${current}"]`)
      ?.focus({ preventScroll: true });
  });

  return {
    current,
    moveTo: (position, { focus }) => {
      wanted.current = focus;
      setPlace({ position, shown });
    },
  };
};
