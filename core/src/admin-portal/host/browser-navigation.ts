import type { Navigation } from './admin-host.ts';

/** What an entry of the history keeps beside its address; it outlives a reload. */
interface EntryState {
  readonly cameFrom?: string;
}

/** The portal's places in the history of the window: a browser's, with its address bar, or the console's. */
export const createBrowserNavigation = (): Navigation => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => window.location.pathname + window.location.search,
    cameFrom: () => {
      const state: unknown = window.history.state;
      if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return undefined;
      return typeof state.cameFrom === 'string' ? state.cameFrom : undefined;
    },
    go: (to, { replace = false, cameFrom } = {}) => {
      const state = cameFrom === undefined ? null : ({ cameFrom } satisfies EntryState);
      if (replace) window.history.replaceState(state, '', to);
      else window.history.pushState(state, '', to);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
  };
};
