import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { LibraryFile } from '../files/library-file.ts';
import { type RowMetrics, scrollToKeep } from './row-metrics.ts';

/** Rows drawn above and below what is in view. */
const OVERSCAN = 2;

interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly shown: readonly LibraryFile[];
  readonly metrics: RowMetrics;
  /** Row that is drawn wherever it is: the one with the tab stop. */
  readonly keptRow: number;
  /** Names what is looked for and how it is sorted; with another one the list begins at its top. */
  readonly viewKey: string;
}

/** Which rows to draw; and the first file in view stays in place while others come and go above it. */
export const useRowWindow = ({
  scroller,
  shown,
  metrics,
  keptRow,
  viewKey,
}: RowWindowOptions): readonly number[] => {
  const rows = Math.ceil(shown.length / metrics.columns);
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => metrics.pitch,
    paddingStart: metrics.start,
    overscan: OVERSCAN,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        return keptRow < 0 || drawn.includes(keptRow) ? drawn : [...drawn, keptRow].sort((a, b) => a - b);
      },
      [keptRow],
    ),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured is void when the rows change
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, metrics.pitch, metrics.start]);

  const before = useRef({ urls: shown, metrics, viewKey });
  useLayoutEffect(() => {
    const { current: element } = scroller;
    const previous = before.current;
    before.current = { urls: shown, metrics, viewKey };
    if (!element) return;
    if (previous.viewKey !== viewKey) element.scrollTop = 0;
    else if (previous.urls !== shown || previous.metrics !== metrics) {
      const kept = scrollToKeep(element.scrollTop, previous, before.current);
      if (kept !== element.scrollTop) element.scrollTop = kept;
    }
  }, [scroller, shown, metrics, viewKey]);

  return virtualizer.getVirtualItems().map(({ index }) => index);
};
