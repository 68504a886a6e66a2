import type { HostNotifications } from '@jeweler/core/admin-portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';

/** Maximum number of file names in one call to main. */
const MAX_NAMES = 100_000;

/** Notifications shown by main; `initial` is whether they include names. */
export const createWindowNotifications = (bridge: ShopConsole, initial: boolean): HostNotifications => {
  let showsNames = initial;
  const listeners = new Set<() => void>();
  return {
    filesArrived: (names) => sendToMain(bridge, 'files:arrived', names.slice(0, MAX_NAMES)),
    submissionsArrived: (submissions) => sendToMain(bridge, 'submissions:arrived', [...submissions]),
    showUnread: (count) => sendToMain(bridge, 'unread:show', count),
    showsNames: () => showsNames,
    setShowsNames: (on) => {
      showsNames = on;
      for (const listener of listeners) listener();
      sendToMain(bridge, 'names:show', on);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
