import type { SendEvent } from '../ipc/window-ipc.ts';
import type { MainWindow } from './main-window.ts';

interface DeepLinkQueueDeps {
  readonly window: Pick<MainWindow, 'show'>;
  readonly send: SendEvent;
  readonly isLocked: () => boolean;
}

export interface DeepLinkQueue {
  /** Brings the window to the front and opens a path of the portal; if it is locked, shows the lock first. */
  readonly open: (path: string) => void;
  /** Called when the lock has changed: a pending path is opened once it is unlocked. */
  readonly lockChanged: () => void;
  /** Called when the session has ended: a pending path is dropped. */
  readonly clear: () => void;
}

/** Opens paths of the portal. Nothing is opened while locked, so nothing is marked as read there. */
export const createDeepLinkQueue = ({ window, send, isLocked }: DeepLinkQueueDeps): DeepLinkQueue => {
  let waiting: string | undefined;
  const clear = () => {
    waiting = undefined;
  };
  return {
    open: (path) => {
      window.show();
      if (isLocked()) waiting = path;
      else send('open-path', path);
    },
    lockChanged: () => {
      if (isLocked() || waiting === undefined) return;
      send('open-path', waiting);
      clear();
    },
    clear,
  };
};
