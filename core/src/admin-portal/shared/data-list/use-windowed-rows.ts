import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { rowTop, scrollToReveal } from './row-metrics.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowWindow } from './use-row-window.ts';

/** Imperative handle for the screen around a list. */
export interface RowsHandle {
  /** Focuses the row that is the tab stop. */
  focus(): void;
}

interface WindowedRowsOptions<Row> {
  readonly ref: Ref<RowsHandle>;
  readonly shown: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Height of a row, in rem. */
  readonly rowHeight: number;
  /** Identifies search and filters; when it changes, the list scrolls to the top. */
  readonly viewKey: string;
  /** `onEnd` is called when fewer rows than this are left below. */
  readonly ahead: number;
  readonly onEnd: () => void;
}

const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * A virtualized list of rows of one height, with one tab stop. Its scroll position is preserved while rows are
 * added, moved and removed.
 */
export const useWindowedRows = <Row>(options: WindowedRowsOptions<Row>) => {
  const { ref, shown, getKey, rowHeight, viewKey, ahead, onEnd } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const height = rowHeight * textSize();
  const metrics = useMemo(() => ({ columns: 1, rowStride: height, height, start: 0 }), [height]);
  const { current, moveTo } = useRowFocus(grid, shown, getKey);
  const rows = useRowWindow({ scroller, shown, getKey, metrics, current, viewKey });

  const last = rows.at(-1) ?? -1;
  const isNearEnd = last >= shown.length - ahead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for every fetched page
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, shown.length]);

  const goTo = (position: number) => {
    const { current: element } = scroller;
    moveTo(position, { focus: true });
    if (!element) return;
    const { scrollTop, clientHeight: viewHeight } = element;
    element.scrollTop = scrollToReveal(position, metrics, { scrollTop, viewHeight, covered: 0 });
  };
  useImperativeHandle(ref, () => ({ focus: () => goTo(current) }));

  return {
    scroller,
    grid,
    /** Of a row, in pixels. */
    height,
    /** Positions of the rows to render. */
    rows,
    /** Position of the tab stop. */
    current,
    /** Focuses a row and scrolls it into view. */
    moveTo: goTo,
    top: (position: number) => rowTop(position, metrics),
    /** For `rowKeys`. */
    layout: {
      count: shown.length,
      columns: 1,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height)),
    },
  };
};
