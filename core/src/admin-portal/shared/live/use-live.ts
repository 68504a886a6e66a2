import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { MediaChange } from '../../../schemas/index.ts';
import { usePortal } from '../portal.ts';
import { connectionStateAtom, timesOpenedAtom } from './live-connection.ts';
import type { ConnectionState } from './stay-connected.ts';

/** Whether changes on the server are received live. */
export const useConnection = (): ConnectionState => useAtomValue(connectionStateAtom);

/**
 * A number that changes whenever the connection is re-established: anything that failed to load while the
 * server was unreachable is then worth retrying.
 */
export const useAttempt = (): number => useAtomValue(timesOpenedAtom);

/** Calls `listener` with every change of the media folder while mounted; it may change on every render. */
export const useMediaChanges = (listener: (change: MediaChange) => void): void => {
  const { live } = usePortal();
  const onChange = useEffectEvent(listener);
  useEffect(() => live.subscribeToMedia((change) => onChange(change)), [live]);
};
