import { QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { readAdminEvents } from '../../api/index.ts';
import type { AdminHost } from '../host/admin-host.ts';
import { createLiveConnection } from '../live/live-connection.ts';
import { createSession } from '../session/session.ts';
import type { Portal } from './portal.ts';
import { portalAtom } from './portal-atom.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

// SPEC section 7: no retry, no refetch on focus or interval, never stale, dropped five minutes after
// last use.
const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // The server may be on this very machine while the browser believes itself offline.
        networkMode: 'always',
      },
    },
  });

/** A portal for this host; nothing runs before `start`. */
export const createPortal = (host: AdminHost): Portal => {
  const session = createSession(host);
  const live = createLiveConnection({
    connect: (listeners, signal) =>
      session.call((http, token) => readAdminEvents(http, token, listeners, signal)),
    onOpen: session.confirm,
  });
  const queries = createQueries();
  const store = createStore();

  const start = () => {
    let connected: { token: string; stop: () => void } | undefined;
    const follow = () => {
      const state = session.state();
      const token = state.phase === 'signed-in' ? state.token : undefined;
      if (token === connected?.token) return;
      connected?.stop();
      // Nothing of one session is left for the next.
      if (token === undefined) queries.clear();
      connected = token === undefined ? undefined : { token, stop: live.start() };
    };
    const unfollow = session.subscribe(follow);
    const stopSession = session.start();
    follow();
    return () => {
      unfollow();
      stopSession();
      connected?.stop();
    };
  };

  const portal: Portal = { host, session, live, queries, store, start };
  store.set(portalAtom, portal);
  return portal;
};
