import type { HostNotifications } from '@jeweler/portal';
import type { ShopConsole, WindowStart } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';
import { createStore } from './store.ts';

/** Maximum number of file names in one call to main. */
const MAX_NAMES = 100_000;

type Settings = Pick<WindowStart, 'showsNames' | 'isQuietWhenClosed'>;

/** Notifications shown by main, and their settings, which main stores. */
export const createWindowNotifications = (bridge: ShopConsole, initial: Settings): HostNotifications => {
  const { get, set, subscribe } = createStore(initial);
  return {
    filesArrived: (names) => sendToMain(bridge, 'files:arrived', names.slice(0, MAX_NAMES)),
    submissionsArrived: (submissions) => sendToMain(bridge, 'submissions:arrived', [...submissions]),
    showUnread: (count) => sendToMain(bridge, 'unread:show', count),
    showsNames: () => get().showsNames,
    setShowsNames: (on) => {
      set({ ...get(), showsNames: on });
      sendToMain(bridge, 'names:show', on);
    },
    isQuietWhenClosed: () => get().isQuietWhenClosed,
    setQuietWhenClosed: (on) => {
      set({ ...get(), isQuietWhenClosed: on });
      sendToMain(bridge, 'quiet:choose', on);
    },
    // The notes on closed days are for staff.
    learnHours: ({ week, closedDays }) =>
      sendToMain(bridge, 'hours:tell', { week, closedDays: closedDays.map(({ day }) => ({ day })) }),
    subscribeToMarkRead: (listener) => bridge.on('mark-read', listener),
    subscribe,
  };
};
