import type { BackupReport } from '@jeweler/core/schemas';
import type { Router } from 'express';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { backupWarning, readBackupState, storeKind } from './backup-state.ts';
import { stateForStaff } from './staff-words.ts';

interface BackupRoutesDeps {
  readonly config: Pick<Config, 'backupDir' | 'restic'>;
  readonly database: Database;
  readonly clock: () => Date;
}

/** `GET /api/admin/backups`: what is known of the automatic copies. The drive with them is not asked. */
export const addBackupRoutes = (router: Router, { config, database, clock }: BackupRoutesDeps): void => {
  router.get('/api/admin/backups', async (_request, response) => {
    const store = storeKind(config);
    const known = store === 'none' ? undefined : await readBackupState(database.query);
    const state = known && stateForStaff(known);
    response.json({
      store,
      state: state ?? null,
      warning: backupWarning(state, clock()) ?? null,
    } satisfies BackupReport);
  });
};
