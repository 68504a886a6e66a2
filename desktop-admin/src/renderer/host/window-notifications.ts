import type { HostNotifications, HostSettings } from '@jeweler/portal';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { sendToMain } from '../bridge.ts';

/** Maximum number of file names in one call to main. */
const MAX_NAMES = 100_000;

/** Notifications shown by main. */
export const createWindowNotifications = (
  bridge: ShopConsole,
  settings: HostSettings,
): HostNotifications => ({
  ...settings,
  filesArrived: (names) => sendToMain(bridge, 'files:arrived', names.slice(0, MAX_NAMES)),
  submissionsArrived: (submissions) => sendToMain(bridge, 'submissions:arrived', [...submissions]),
  showUnread: (count) => sendToMain(bridge, 'unread:show', count),
  // The notes on closed days are for staff.
  learnHours: ({ week, closedDays }) =>
    sendToMain(bridge, 'hours:tell', { week, closedDays: closedDays.map(({ day }) => ({ day })) }),
  subscribeToMarkRead: (listener) => bridge.on('mark-read', listener),
});
