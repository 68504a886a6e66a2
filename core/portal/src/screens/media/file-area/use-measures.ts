import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Columns of the grid view by the width of the window (SPEC section 2): small, medium, large, extra large. */
const columnSteps = [
  { query: '(min-width: 80rem)', columns: 6 },
  { query: '(min-width: 64rem)', columns: 4 },
  { query: '(min-width: 48rem)', columns: 3 },
] as const;

const columnsNow = (): number => columnSteps.find(({ query }) => matchMedia(query).matches)?.columns ?? 2;

const subscribe = (listener: () => void) => {
  const lists = columnSteps.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

/** The list view has column headings from this number of grid columns on, that is, in large windows. */
export const HEAD_FROM_COLUMNS = 4;

/**
 * For the row arithmetic, updated when window or rows are resized. In pixels: the inner width of the rows, 0 before they
 * are rendered; and that of the scroll bar, 0 if it overlays the content. And the columns of the grid view: 2, 3, 4 or 6.
 */
export const useMeasures = (scroller: RefObject<HTMLElement | null>, rows: RefObject<HTMLElement | null>) => {
  const columns = useSyncExternalStore(subscribe, columnsNow);
  const [measures, setMeasures] = useState({ width: 0, scrollbar: 0 });
  useLayoutEffect(() => {
    const [around, inside] = [scroller.current, rows.current];
    if (!around || !inside) return;
    const measure = () => {
      const next = { width: inside.clientWidth, scrollbar: around.offsetWidth - around.clientWidth };
      setMeasures((last) => (last.width === next.width && last.scrollbar === next.scrollbar ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [scroller, rows]);
  return { ...measures, columns };
};
