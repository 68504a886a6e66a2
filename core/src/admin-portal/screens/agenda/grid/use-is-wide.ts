import { useSyncExternalStore } from 'react';

/** Wide enough for seven columns; the same breakpoint as the theme's `xl`. */
const WIDE = '(min-width: 80rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is wide enough to show a week in columns. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
