import { getBackups } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryKeys } from './live/live-queries.ts';
import { adminHttpAtom, queriesAtom } from './portal.ts';

// Below the key of the dashboard, which is fetched again after every change.
const backupsAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: [...queryKeys.dashboard, 'backups'],
      queryFn: () => getBackups(http),
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

/** What is known of the automatic copies. */
export const useBackups = () => useAtomValue(backupsAtom);
