import type { AdminHost } from '@jeweler/core/admin-portal';
import { authorize, type HttpClient, readAdminEvents, readSharedAdminEvents } from '@jeweler/core/api';

/**
 * Reads the event stream through a worker shared by all windows of this browser. Where there are no shared
 * workers (most phones), or theirs cannot be started, the window reads a stream of its own. A SharedWorker
 * rather than Web Locks, because those exist only over https, and only plain http limits the connections.
 */
export const createEventReader = (http: HttpClient): NonNullable<AdminHost['readEvents']> => {
  let canShare = typeof SharedWorker !== 'undefined';

  const startWorker = (): SharedWorker | undefined => {
    try {
      return new SharedWorker(new URL('./events-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      // Denied by the browser's settings.
      return undefined;
    }
  };

  return async (token, listeners, signal) => {
    const worker = canShare ? startWorker() : undefined;
    if (!worker) return readAdminEvents(authorize(http, { token: () => token }), listeners, signal);
    const gone = new AbortController();
    worker.addEventListener('error', () => {
      // Its script cannot be loaded; the next attempt does without.
      canShare = false;
      gone.abort(new Error('The worker cannot be started.'));
    });
    // The worker is not told when a window closes.
    const leave = () => gone.abort(new Error('The page was left.'));
    window.addEventListener('pagehide', leave);
    try {
      await readSharedAdminEvents(worker.port, token, listeners, AbortSignal.any([signal, gone.signal]));
    } finally {
      window.removeEventListener('pagehide', leave);
    }
  };
};
