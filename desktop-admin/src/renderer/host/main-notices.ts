import { showNotice } from '@jeweler/core/ui';
import type { ShopConsole } from '../../shared/ipc-contract.ts';

/** Notices from main, and the paths that they open. */
export interface MainNotices {
  /**
   * Calls `listener` with each path that main or a notice's button opens; returns the unsubscribe function.
   */
  subscribe(listener: (place: string) => void): () => void;
}

/** Shows main's notices from now on, even before the portal has rendered. */
export const showMainNotices = (bridge: ShopConsole): MainNotices => {
  const listeners = new Set<(place: string) => void>();
  const open = (place: string) => {
    for (const listener of listeners) listener(place);
  };
  bridge.on('open-place', open);
  bridge.on('notice', ({ place, ...notice }) =>
    showNotice(
      place === undefined ? notice : { ...notice, action: { label: 'Show', run: () => open(place) } },
    ),
  );
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
