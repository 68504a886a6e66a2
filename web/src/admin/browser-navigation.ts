import type { Navigation } from '@jeweler/core/admin-portal';

/** The portal's places in the address bar and history of the browser. */
export const createBrowserNavigation = (): Navigation => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => window.location.pathname + window.location.search,
    go: (to, { replace = false } = {}) => {
      if (replace) window.history.replaceState(null, '', to);
      else window.history.pushState(null, '', to);
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
