import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Measures {
  /** Inner width of the rows; 0 before they are rendered. */
  readonly width: number;
  /** Width of the scroll bar; 0 if it overlays the content. */
  readonly scrollbar: number;
}

/** Measurements in pixels for the row arithmetic, updated when the rows are resized. */
export const useMeasures = (
  scroller: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
): Measures => {
  const [measures, setMeasures] = useState<Measures>({ width: 0, scrollbar: 0 });
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
  return measures;
};
