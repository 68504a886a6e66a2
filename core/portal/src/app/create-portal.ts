import { readAdminEvents } from '@jeweler/core/api';
import { createQueryClient } from '@jeweler/core/ui';
import { createStore } from 'jotai';
import type { AdminHost } from '../shared/host/admin-host.ts';
import { stayConnected } from '../shared/live/live-connection.ts';
import { createLiveQueries } from '../shared/live/live-queries.ts';
import { type Portal, providePortal } from '../shared/portal.ts';
import { createSession, sessionStateAtom } from '../shared/session/session.ts';

/** Creates a portal for this host; nothing runs before `start`. */
export const createPortal = (host: AdminHost): Portal => {
  const store = createStore();
  const session = createSession(host, store);
  const queries = createQueryClient();
  const liveQueries = createLiveQueries(queries);
  const connect = () =>
    stayConnected({
      atoms: store,
      connect: (listeners, signal) => readAdminEvents(session.http, listeners, signal),
      onOpen: () => {
        session.confirm();
        liveQueries.opened();
      },
      onRevision: liveQueries.revision,
      connectWhileHidden: host.notifications !== undefined,
    });

  const start = () => {
    let connected: { token: string; stop: () => void } | undefined;
    const follow = () => {
      const state = session.state();
      const token = state.phase === 'signed-in' ? state.token : undefined;
      if (token === connected?.token) return;
      if (connected) {
        connected.stop();
        // No data of one session may remain for the next, and no notice with what it names or offers to undo.
        queries.clear();
        host.hideNotices();
      }
      connected = token === undefined ? undefined : { token, stop: connect() };
    };
    const unfollow = store.sub(sessionStateAtom, follow);
    const stopSession = session.start();
    follow();
    return () => {
      unfollow();
      stopSession();
      connected?.stop();
    };
  };

  const portal: Portal = { host, session, queries, store, start };
  providePortal(portal);
  return portal;
};
