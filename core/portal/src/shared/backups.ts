import { getBackups } from '@jeweler/core/api';
import { queryKeys } from './live/live-queries.ts';
import { useMay } from './session/use-session.ts';
import { usePortalQuery } from './use-query.ts';

/** What is known of the automatic copies; nothing for whoever may not see it. */
export const useBackups = () => {
  const maySee = useMay('see-backups') ?? false;
  // Below the key of the dashboard, which is fetched again after every change.
  return usePortalQuery([...queryKeys.dashboard, 'backups'], getBackups, { enabled: maySee });
};
