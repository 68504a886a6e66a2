/** A set of listeners for changes, for use with React's `useSyncExternalStore`. */
export interface Listeners {
  /** Calls every listener. */
  readonly notify: () => void;
  /** Adds a listener; the returned function removes it. */
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
