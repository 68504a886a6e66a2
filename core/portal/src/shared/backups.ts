import { getBackups } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from './live/live-queries.ts';
import { queryAtom } from './query-atom.ts';
import { permissionsAtom } from './session/use-session.ts';

// Below the key of the dashboard, which is fetched again after every change.
const backupsAtom = queryAtom((http, get) => ({
  enabled: get(permissionsAtom)?.includes('see-backups') ?? false,
  queryKey: [...queryKeys.dashboard, 'backups'],
  queryFn: () => getBackups(http),
}));

/** What is known of the automatic copies; nothing for whoever may not see it. */
export const useBackups = () => useAtomValue(backupsAtom);
