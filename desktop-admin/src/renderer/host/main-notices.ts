import { showNotice } from '@jeweler/core/ui';
import type { ShopConsole } from '../../shared/ipc-contract.ts';

/** Shows main's notices from now on, even before the portal has rendered. */
export const showMainNotices = (bridge: ShopConsole) => {
  const listeners = new Set<(path: string) => void>();
  const open = (path: string) => {
    for (const listener of listeners) listener(path);
  };
  bridge.on('open-path', open);
  bridge.on('notice', ({ path, ...notice }) =>
    showNotice(
      path === undefined ? notice : { ...notice, actions: [{ label: 'Show', run: () => open(path) }] },
    ),
  );
  return {
    /** Calls `listener` with each path that main or a notice's button opens; returns the unsubscribe function. */
    subscribe: (listener: (path: string) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type MainNotices = ReturnType<typeof showMainNotices>;
