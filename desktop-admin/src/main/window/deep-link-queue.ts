import type { SendEvent } from '../ipc/window-ipc.ts';
import type { MainWindow } from './main-window.ts';

interface DeepLinkQueueDeps {
  readonly window: Pick<MainWindow, 'show'>;
  readonly send: SendEvent;
  readonly isLocked: () => boolean;
  readonly isSignedIn: () => boolean;
}

/** The path of the portal that redirects: to the sign-in, or to the first screen. */
const ROOT = '/admin';

/** Opens paths of the portal. Nothing is opened while locked, so nothing is marked as read there. */
export const createDeepLinkQueue = ({ window, send, isLocked, isSignedIn }: DeepLinkQueueDeps) => {
  let waiting: string | undefined;
  /** Whether the page shows a screen behind the sign-in, so that it can navigate. */
  let isInside = false;
  const flush = () => {
    if (waiting === undefined || isLocked() || !isInside || !isSignedIn()) return;
    send('open-path', waiting);
    waiting = undefined;
  };
  return {
    /**
     * Brings the window to the front and opens a path of the portal: after the page has started, after signing
     * in, and after unlocking.
     */
    open: (path: string) => {
      window.show();
      waiting = path;
      flush();
    },
    /** Called when the lock has changed: a pending path is opened once it is unlocked. */
    lockChanged: flush,
    /** Called when a page begins to start: it does not listen yet. */
    pageStarted: () => {
      isInside = false;
    },
    /** Called with each path that the page shows. */
    pageAt: (path: string) => {
      isInside = path !== ROOT;
      flush();
    },
    /** Called when a session has started or ended: the path that waited for the previous user is dropped. */
    sessionChanged: () => {
      isInside = false;
      if (!isSignedIn()) waiting = undefined;
    },
  };
};
