import { useAtomValue } from 'jotai';
import { type ConnectionState, connectionStateAtom, timesOpenedAtom } from './live-connection.ts';

/** Whether changes on the server are received live. */
export const useConnection = (): ConnectionState => useAtomValue(connectionStateAtom);

/**
 * A number that changes whenever the connection is re-established: anything that failed to load while the
 * server was unreachable is then worth retrying.
 */
export const useAttempt = (): number => useAtomValue(timesOpenedAtom);
