import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, as it is resized. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
  );
