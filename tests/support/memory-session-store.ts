import type { SessionStore } from '../../core/portal/src/index.ts';
import type { AdminSession } from '../../core/src/schemas/index.ts';

/** A session store in memory; `changeElsewhere` simulates another tab. */
export const memorySessionStore = (initial?: AdminSession) => {
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
    changeElsewhere: (session: AdminSession | undefined) => {
      stored = session;
      for (const listener of listeners) listener();
    },
  };
};
