import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { type RowMetrics, rowsInView, scrollToReveal } from './row-metrics.ts';
import { useRowFocus } from './use-row-focus.ts';
import { type ScrollAnchoringOptions, useScrollAnchoring } from './use-scroll-anchoring.ts';

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 2;

interface RowWindowOptions<Item> extends Omit<ScrollAnchoringOptions<Item>, 'current'> {
  readonly grid: RefObject<HTMLElement | null>;
  /** Pixels at the top of the view that the rows disappear under. */
  readonly covered?: number;
}

/** The first and the last row to render, so that scrolling renders nothing until there are others. */
const useDrawnRows = (
  { scroller, isPageScrolled = false }: Pick<RowWindowOptions<never>, 'scroller' | 'isPageScrolled'>,
  metrics: RowMetrics,
): readonly number[] => {
  const last = useRef('0 -1');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = isPageScrolled ? document.documentElement : scroller.current;
      const scrolled = isPageScrolled ? window : element;
      const observer = new ResizeObserver(onChange);
      if (element) observer.observe(element);
      scrolled?.addEventListener('scroll', onChange, { passive: true });
      // The height of the window is not that of the page.
      window.addEventListener('resize', onChange);
      return () => {
        observer.disconnect();
        scrolled?.removeEventListener('scroll', onChange);
        window.removeEventListener('resize', onChange);
      };
    },
    [scroller, isPageScrolled],
  );
  const drawn = useSyncExternalStore(subscribe, () => {
    // None while something else is shown instead of the list.
    const { current: element } = scroller;
    if (element) {
      const height = isPageScrolled ? window.innerHeight : element.clientHeight;
      last.current = rowsInView(metrics, element.scrollTop, height).join(' ');
    }
    return last.current;
  });
  return drawn.split(' ').map(Number);
};

/**
 * A virtualized grid with one tab stop. Its position in the view is preserved while items are added, moved and removed.
 */
export const useRowWindow = <Item>({ grid, covered = 0, ...options }: RowWindowOptions<Item>) => {
  const { scroller, shown, getKey, metrics } = options;
  const { current, moveTo } = useRowFocus(grid, shown, getKey);
  const keptRow = Math.floor(current / metrics.columns);
  const count = Math.ceil(shown.length / metrics.columns);
  const [first = 0, last = -1] = useDrawnRows(options, metrics);
  const from = Math.max(0, first - OVERSCAN);
  const drawn = Array.from(
    { length: Math.max(0, Math.min(count, last + 1 + OVERSCAN) - from) },
    (_, row) => from + row,
  );

  useScrollAnchoring({ ...options, current });
  return {
    /** The rows to render: the visible ones and the one with the tab stop. */
    rows: keptRow < 0 || drawn.includes(keptRow) ? drawn : [...drawn, keptRow].sort((a, b) => a - b),
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
