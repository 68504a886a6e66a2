/** Functions that want to know of changes, as React's `useSyncExternalStore` subscribes them. */
export interface Listeners {
  /** Calls every listener. */
  readonly notify: () => void;
  /** Adds a listener; the answer removes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
