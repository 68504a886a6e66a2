import type {
  AdminHost,
  Navigation,
  Notice,
  SessionStore,
  StoredSession,
} from '../../core/src/admin-portal/host/admin-host.ts';
import { createHttpClient } from '../../core/src/api/index.ts';

/** A session store in memory; `changeElsewhere` is another tab. */
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
    /** How often the keys were removed. */
    clears: () => clears,
    changeElsewhere: (session: StoredSession | undefined) => {
      stored = session;
      for (const listener of listeners) listener();
    },
  };
};

/** A history in memory. */
export const memoryNavigation = (start: string) => {
  const history = [start];
  const listeners = new Set<() => void>();
  const navigation: Navigation = {
    current: () => history.at(-1) ?? start,
    go: (to, { replace = false } = {}) => {
      if (replace) history.pop();
      history.push(to);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { navigation, history };
};

/** A host for tests of the portal: real calls to whatever `fetch` is, everything else in memory. */
export const portalHost = ({ at = '/admin', session }: { at?: string; session?: StoredSession } = {}) => {
  const notices: Notice[] = [];
  const copied: string[] = [];
  const { store, ...stored } = memorySessionStore(session);
  const { navigation, history } = memoryNavigation(at);
  const host: AdminHost = {
    http: createHttpClient(),
    session: store,
    navigation,
    notify: (notice) => void notices.push(notice),
    copyText: async (text) => void copied.push(text),
    publicAddress: (rootRelative) => `https://shop.example${rootRelative}`,
  };
  return { host, notices, copied, stored, history };
};
