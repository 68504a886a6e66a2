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
