import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect } from 'react';
import { type SteadyScrollOptions, useSteadyScroll } from './use-steady-scroll.ts';

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 2;

/**
 * The rows to render: the visible ones and the one with the tab stop. Their position in the view is
 * preserved.
 */
export const useRowWindow = <Item>(options: SteadyScrollOptions<Item>): readonly number[] => {
  const { scroller, shown, metrics, current } = options;
  const keptRow = Math.floor(current / metrics.columns);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other row metrics invalidate what was measured
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, metrics.pitch, metrics.start]);

  useSteadyScroll(options);
  return virtualizer.getVirtualItems().map(({ index }) => index);
};
