import { getBackups } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from './live/live-queries.ts';
import { queryAtom } from './query-atom.ts';

// Below the key of the dashboard, which is fetched again after every change.
const backupsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.dashboard, 'backups'],
  queryFn: () => getBackups(http),
}));

/** What is known of the automatic copies. */
export const useBackups = () => useAtomValue(backupsAtom);
