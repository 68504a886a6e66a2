import { useSyncExternalStore } from 'react';
import { columnSteps, columnsNow } from './grid-columns.ts';

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
