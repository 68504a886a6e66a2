import { useMediaQuery } from '@chakra-ui/react';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Columns of the grid view by the width of the window (SPEC section 2): small, medium, large, extra large. */
const useColumns = (): number => {
  const wide = ['(min-width: 80rem)', '(min-width: 64rem)', '(min-width: 48rem)'];
  const [isExtraLarge, isLarge, isMedium] = useMediaQuery(wide, { ssr: false });
  if (isExtraLarge) return 6;
  return isLarge ? 4 : isMedium ? 3 : 2;
};

/** The list view has column headings from this number of grid columns on, that is, in large windows. */
export const HEAD_FROM_COLUMNS = 4;

/**
 * For the row arithmetic, updated when window or rows are resized. In pixels: the inner width of the rows, 0 before they
 * are rendered; and that of the scroll bar, 0 if it overlays the content. And the columns of the grid view: 2, 3, 4 or 6.
 */
export const useMeasures = (scroller: RefObject<HTMLElement | null>, rows: RefObject<HTMLElement | null>) => {
  const columns = useColumns();
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
