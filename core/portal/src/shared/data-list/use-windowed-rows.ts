import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMatches } from '../use-matches.ts';
import { textSize } from './row-metrics.ts';
import { OWN_SCROLLING, ROW_HEIGHT } from './row-scroller.ts';
import { useRowWindow } from './use-row-window.ts';

const ROWS_AHEAD = 30;

/** Imperative handle for the screen around a list. */
export interface RowsHandle {
  /** Focuses the row that is the tab stop. */
  focus(): void;
}

interface WindowedRowsOptions<Row> {
  readonly ref: Ref<RowsHandle>;
  readonly shown: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Identifies search and filters; when it changes, the list scrolls to the top. */
  readonly viewKey: string;
  /** Fetches the next page: called when fewer rows than ROWS_AHEAD are left below. */
  readonly onEnd: () => void;
}

/**
 * A virtualized list of rows of one height, with one tab stop. Its scroll position is preserved while rows are
 * added, moved and removed.
 */
export const useWindowedRows = <Row>(options: WindowedRowsOptions<Row>) => {
  const { ref, shown, getKey, viewKey, onEnd } = options;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // See `Scroller`.
  const isPageScrolled = !useMatches(OWN_SCROLLING);
  const scroller = useMemo(
    () =>
      isPageScrolled
        ? {
            // While a record is shown instead of the list, what scrolls is the record.
            get current() {
              return frame.current?.checkVisibility() ? document.documentElement : null;
            },
          }
        : frame,
    [isPageScrolled],
  );
  const height = ROW_HEIGHT * textSize();
  const [start, setStart] = useState(0);
  const metrics = useMemo(() => ({ columns: 1, rowStride: height, height, start }), [height, start]);
  const drawn = useRowWindow({ scroller, isPageScrolled, grid, shown, getKey, metrics, viewKey });
  const { rows, current, moveTo } = drawn;

  // What is above the list changes its height: tools of a selection, the outcome of a change.
  useLayoutEffect(() => {
    if (!grid.current || (isPageScrolled && !scroller.current)) return;
    const top = isPageScrolled ? grid.current.getBoundingClientRect().top + window.scrollY : 0;
    setStart(Math.round(top));
  });

  const last = rows.at(-1) ?? -1;
  const isNearEnd = last >= shown.length - ROWS_AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for every fetched page
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, shown.length]);

  useImperativeHandle(ref, () => ({ focus: () => moveTo(current) }));

  return {
    /** For the frame of the list. */
    frame,
    /** What scrolls; see `Scroller`. */
    scroller,
    grid,
    /** Of a row, in pixels. */
    height,
    top: (position: number) => position * height,
    ...drawn,
  };
};
