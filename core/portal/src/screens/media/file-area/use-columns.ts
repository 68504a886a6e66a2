import { useSyncExternalStore } from 'react';

/** Columns of the grid view by the width of the window (SPEC section 2): small, medium, large, extra large. */
const columnSteps = [
  { query: '(min-width: 80rem)', columns: 6 },
  { query: '(min-width: 64rem)', columns: 4 },
  { query: '(min-width: 48rem)', columns: 3 },
] as const;

/** 2, 3, 4 or 6. */
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

/** 2, 3, 4 or 6. */
export const useGridColumns = (): number => useSyncExternalStore(subscribe, columnsNow);
