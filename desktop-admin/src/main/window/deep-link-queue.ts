import type { SendEvent } from '../ipc/window-ipc.ts';
import type { MainWindow } from './main-window.ts';

interface DeepLinkQueueDeps {
  readonly window: Pick<MainWindow, 'show'>;
  readonly send: SendEvent;
  readonly isLocked: () => boolean;
  readonly isSignedIn: () => boolean;
}

export interface DeepLinkQueue {
  /**
   * Brings the window to the front and opens a path of the portal: after the page has started, after signing
   * in, and after unlocking.
   */
  readonly open: (path: string) => void;
  /** Called when the lock has changed: a pending path is opened once it is unlocked. */
  readonly lockChanged: () => void;
  /** Called when a page begins to start: it does not listen yet. */
  readonly pageStarted: () => void;
  /** Called with each path that the page shows. */
  readonly pageAt: (path: string) => void;
  /** Called when a session has started or ended: the path that waited for the previous user is dropped. */
  readonly sessionChanged: () => void;
}

/** The path of the portal that redirects: to the sign-in, or to the first screen. */
const ROOT = '/admin';

/** Opens paths of the portal. Nothing is opened while locked, so nothing is marked as read there. */
export const createDeepLinkQueue = (deps: DeepLinkQueueDeps): DeepLinkQueue => {
  const { window, send, isLocked, isSignedIn } = deps;
  let waiting: string | undefined;
  /** Whether the page shows a screen behind the sign-in, so that it can navigate. */
  let isInside = false;
  const flush = () => {
    if (waiting === undefined || isLocked() || !isInside || !isSignedIn()) return;
    send('open-path', waiting);
    waiting = undefined;
  };
  return {
    open: (path) => {
      window.show();
      waiting = path;
      flush();
    },
    lockChanged: flush,
    pageStarted: () => {
      isInside = false;
    },
    pageAt: (path) => {
      isInside = path !== ROOT;
      flush();
    },
    sessionChanged: () => {
      isInside = false;
      if (!isSignedIn()) waiting = undefined;
    },
  };
};
