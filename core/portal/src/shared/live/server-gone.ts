import { ApiError, getSignedInAdmin } from '@jeweler/core/api';
import { atom } from 'jotai';
import { useCallback } from 'react';
import { usePortal } from '../portal.ts';
import { connectionStateAtom } from './live-connection.ts';

/** Neither the event stream nor a call reaches the server. Set by `useAskServer` and `ServerWatch` only. */
export const serverGoneAtom = atom(false);

/** No answer, or that of a proxy which has none from the server. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || [502, 503, 504].includes(error.status));

/**
 * Asks the server whether the session lasts. False if it cannot be reached; rejects with any other failure, as
 * with the 401 that ends the session.
 */
export const useAskServer = (): (() => Promise<boolean>) => {
  const { session, store } = usePortal();
  return useCallback(async () => {
    try {
      await getSignedInAdmin(session.http);
      store.set(serverGoneAtom, false);
      return true;
    } catch (error) {
      const isGone = isUnreachable(error) && store.get(connectionStateAtom) !== 'live';
      store.set(serverGoneAtom, isGone);
      if (!isGone) throw error;
      return false;
    }
  }, [session, store]);
};

/** Milliseconds for which somebody at the lock waits for the server. */
const LOCK_TIMEOUT_MS = 3_000;

/**
 * The same for the lock, where somebody waits: rejects if the server refuses the session. One that cannot be reached, or
 * says nothing, is not waited for, even if nothing has been noticed yet: a computer that wakes has lost it just then.
 */
export const useCheckSession = (): (() => Promise<void>) => {
  const { session, store } = usePortal();
  return async () => {
    if (store.get(serverGoneAtom)) return;
    try {
      await getSignedInAdmin(session.http, { timeout: LOCK_TIMEOUT_MS });
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  };
};
