import { showNotice } from '@jeweler/core/ui';
import type { ShopConsole } from '../../shared/ipc-contract.ts';

/** What main has to say, and the places it leads to. */
export interface MainNotices {
  /** Calls `listener` with each place that main, or the button of a notice, leads to; returns what ends that. */
  subscribe(listener: (place: string) => void): () => void;
}

/** Shows main's notices from now on, also before the portal stands. */
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
