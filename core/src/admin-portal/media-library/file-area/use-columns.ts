import { useSyncExternalStore } from 'react';

/** Columns of the grid view by the width of the window (SPEC section 2): small, medium, large, extra large. */
const steps = [
  { query: '(min-width: 80rem)', columns: 6 },
  { query: '(min-width: 64rem)', columns: 4 },
  { query: '(min-width: 48rem)', columns: 3 },
] as const;

const subscribe = (listener: () => void) => {
  const lists = steps.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

const columnsNow = () => steps.find(({ query }) => matchMedia(query).matches)?.columns ?? 2;

/** The list view names its columns where there is room for them: on large windows. */
export const HEAD_FROM_COLUMNS = 4;

/** 2, 3, 4 or 6. */
export const useGridColumns = (): number => useSyncExternalStore(subscribe, columnsNow);
