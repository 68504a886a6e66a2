import type { SessionStore, StoredSession } from '../../core/portal/src/index.ts';

/** A session store in memory; `changeElsewhere` simulates another tab. */
export const memorySessionStore = (initial?: StoredSession) => {
  let stored = initial;
  let clears = 0;
  const listeners = new Set<() => void>();
  const store: SessionStore = {
    read: () => stored,
    write: (session) => {
      stored = session;
    },
    clear: () => {
      stored = undefined;
      clears += 1;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    store,
    /** How often the session was removed. */
    clears: () => clears,
    changeElsewhere: (session: StoredSession | undefined) => {
      stored = session;
      for (const listener of listeners) listener();
    },
  };
};
