import { type AdminClient, ApiError, getSignedInAdmin } from '@jeweler/core/api';
import { atom } from 'jotai';
import { useCallback } from 'react';
import { usePortal } from '../portal.ts';
import { connectionStateAtom } from './live-connection.ts';

/** Neither the event stream nor a call reaches the server. Set by `useAskServer` and `ServerWatch` only. */
export const serverGoneAtom = atom(false);

/** No answer, or that of a proxy which has none from the server. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || [502, 503, 504].includes(error.status));

/** Asks the server for the session, and notes whether it is gone. Never rejects: a 401 ends the session by itself. */
export const useAskServer = (): (() => Promise<void>) => {
  const { session, store } = usePortal();
  return useCallback(async () => {
    try {
      await getSignedInAdmin(session.http);
      store.set(serverGoneAtom, false);
    } catch (error) {
      store.set(serverGoneAtom, isUnreachable(error) && store.get(connectionStateAtom) !== 'live');
    }
  }, [session, store]);
};

/** Milliseconds for which somebody at the lock waits for the server. */
const LOCK_TIMEOUT_MS = 3_000;

/**
 * The same for the lock: rejects if the server refuses the session. One that cannot be reached, or says nothing, is not
 * waited for, even if its events still count as live: a computer that wakes has lost it just then.
 */
export const useCheckSession = (): (() => Promise<void>) => {
  const { session, store } = usePortal();
  return async () => {
    if (store.get(serverGoneAtom)) return;
    try {
      await getSignedInAdmin(session.http.extend({ timeout: LOCK_TIMEOUT_MS }) as AdminClient);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  };
};
