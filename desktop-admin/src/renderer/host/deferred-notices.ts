import { type Notice, showNotice } from '@jeweler/core/ui';
import type { WindowLock } from './window-lock.ts';

/** Holds back notices while the window is locked: they are shown after unlocking, and not before. */
export interface DeferredNotices {
  readonly notify: (notice: Notice) => void;
  /** Called when the session has ended: the pending notices were for its user. */
  readonly drop: () => void;
}

/** Created once per window. */
export const createDeferredNotices = (lock: WindowLock): DeferredNotices => {
  let deferred: Notice[] = [];
  lock.subscribe(() => {
    if (lock.state().isLocked) return;
    for (const notice of deferred) showNotice(notice);
    deferred = [];
  });
  return {
    notify: (notice) => {
      if (lock.state().isLocked) deferred.push(notice);
      else showNotice(notice);
    },
    drop: () => {
      deferred = [];
    },
  };
};
