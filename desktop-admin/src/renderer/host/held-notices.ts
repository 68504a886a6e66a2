import { type Notice, showNotice } from '@jeweler/core/ui';
import type { WindowLock } from './window-lock.ts';

/** Notices that wait while the window is locked: what ends there is said to whoever unlocks it, and named to nobody else. */
export interface HeldNotices {
  readonly notify: (notice: Notice) => void;
  /** The session has ended: what waits was for somebody who has left. */
  readonly drop: () => void;
}

/** Lives as long as the window. */
export const createHeldNotices = (lock: WindowLock): HeldNotices => {
  let held: Notice[] = [];
  lock.subscribe(() => {
    if (lock.state().isLocked) return;
    for (const notice of held) showNotice(notice);
    held = [];
  });
  return {
    notify: (notice) => {
      if (lock.state().isLocked) held.push(notice);
      else showNotice(notice);
    },
    drop: () => {
      held = [];
    },
  };
};
