import { useSyncExternalStore } from 'react';

/** Room for seven days beside each other, in the steps of the theme's `xl`. */
const WIDE = '(min-width: 80rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window has room for a week in columns. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
