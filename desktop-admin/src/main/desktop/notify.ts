import { Notification } from 'electron';
import type { ArrivalNotice } from './arrivals.ts';

/** Shows notifications of the system, the last one in place of the one before. */
export const createNotifier = (onClick: () => void): ((notice: ArrivalNotice) => void) => {
  // Held here: a notification that is collected forgets that it can be clicked.
  let shown: Notification | undefined;
  return ({ title, body }) => {
    if (!Notification.isSupported()) return;
    shown?.close();
    shown = new Notification({ title, body });
    shown.on('click', onClick);
    shown.show();
  };
};
