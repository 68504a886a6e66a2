import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect } from 'react';
import { type ScrollAnchoringOptions, useScrollAnchoring } from './use-scroll-anchoring.ts';

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 2;

/**
 * The rows to render: the visible ones and the one with the tab stop. Their position in the view is
 * preserved.
 */
export const useRowWindow = <Item>(options: ScrollAnchoringOptions<Item>): readonly number[] => {
  const { scroller, isPageScrolled = false, shown, metrics, current } = options;
  const keptRow = Math.floor(current / metrics.columns);
  const rows = Math.ceil(shown.length / metrics.columns);
  const layout = {
    count: rows,
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

  useScrollAnchoring(options);
  return virtualizer.getVirtualItems().map(({ index }) => index);
};
