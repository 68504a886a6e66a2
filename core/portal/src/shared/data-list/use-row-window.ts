import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { scrollToReveal } from './row-metrics.ts';
import { useRowFocus } from './use-row-focus.ts';
import { type ScrollAnchoringOptions, useScrollAnchoring } from './use-scroll-anchoring.ts';

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 2;

interface RowWindowOptions<Item> extends Omit<ScrollAnchoringOptions<Item>, 'current'> {
  readonly grid: RefObject<HTMLElement | null>;
  /** Pixels at the top of the view that the rows disappear under. */
  readonly covered?: number;
}

/**
 * A virtualized grid with one tab stop. Its position in the view is preserved while items are added, moved and removed.
 */
export const useRowWindow = <Item>({ grid, covered = 0, ...options }: RowWindowOptions<Item>) => {
  const { scroller, isPageScrolled = false, shown, getKey, metrics } = options;
  const { current, moveTo } = useRowFocus(grid, shown, getKey);
  const keptRow = Math.floor(current / metrics.columns);
  const layout = {
    count: Math.ceil(shown.length / metrics.columns),
    estimateSize: () => metrics.rowStride,
    overscan: OVERSCAN,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        return keptRow < 0 || drawn.includes(keptRow) ? drawn : [...drawn, keptRow].sort((a, b) => a - b);
      },
      [keptRow],
    ),
  };
  const inScroller = useVirtualizer({
    ...layout,
    enabled: !isPageScrolled,
    getScrollElement: () => scroller.current,
    paddingStart: metrics.start,
  });
  const inPage = useWindowVirtualizer({
    ...layout,
    enabled: isPageScrolled,
    scrollMargin: metrics.start,
  });
  const virtualizer = isPageScrolled ? inPage : inScroller;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other row metrics invalidate what was measured
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, metrics.rowStride, metrics.start]);

  useScrollAnchoring({ ...options, current });
  return {
    /** The rows to render: the visible ones and the one with the tab stop. */
    rows: virtualizer.getVirtualItems().map(({ index }) => index),
    /** Position of the tab stop; -1 without items. */
    current,
    /** Makes an item the tab stop, focuses it unless `focus` is false, and scrolls its row into view. */
    moveTo: (position: number, { focus = true } = {}) => {
      const { current: element } = scroller;
      moveTo(position, { focus });
      if (!element) return;
      const { scrollTop, clientHeight: viewHeight } = element;
      const row = Math.floor(position / metrics.columns);
      element.scrollTop = scrollToReveal(row, metrics, { scrollTop, viewHeight, covered });
    },
    /** For `rowKeys`. */
    layout: {
      count: shown.length,
      columns: metrics.columns,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / metrics.rowStride)),
    },
  };
};
