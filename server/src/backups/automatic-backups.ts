import type { Config } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import type { Log } from '../log.ts';
import { ensureShopId, readBackupState, storeKind, storeOutcome } from './backup-state.ts';
import type { BackupOutcome, BackupTask } from './run-backups.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How often a copy is restored and checked. */
const CHECK_INTERVAL_MS = 24 * HOUR_MS;

interface AutomaticBackupsDeps extends ShopData {
  readonly config: Pick<Config, 'backupDir' | 'restic'>;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Resolves with nothing when it was stopped. */
  readonly run: (task: BackupTask) => Promise<BackupOutcome | undefined>;
}

/** Whether so much time has passed since then; a clock that was put back counts as well. */
const isPast = (instant: string | undefined, interval: number, now: Date): boolean => {
  const passed = instant === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(instant);
  return passed >= interval || passed < 0;
};

/**
 * Makes a copy, remembers what came of it, and logs it. A failure is an outcome, too.
 * @param isNewDrive BACKUP_DIR may be a folder without earlier copies
 */
export const backUpNow = async (
  { database, clock, log, run }: AutomaticBackupsDeps,
  { isChecked, isNewDrive }: { isChecked: boolean; isNewDrive: boolean },
): Promise<BackupOutcome | undefined> => {
  const state = await readBackupState(database.query);
  const shop = await database.writes.run((trx) => ensureShopId(trx, clock()));
  const isNew = isNewDrive || (state?.newest ?? state?.partial ?? null) === null;
  // Servers of one database copy to the same folder, and the lead may change in the middle of a copy.
  const outcome = await database.exclusively(() => run({ shop, isNew, isChecked }), 'backups');
  if (!outcome) return undefined;
  const { failure } = await database.writes.run((trx) => storeOutcome(trx, outcome, clock()));
  if (!failure) log.info(outcome, 'A copy of database, settings and media was made.');
  // Hourly lines about the same drive would hide others.
  else if (failure.count === 1 || failure.count % 24 === 0) log.error(outcome, `Backup: ${failure.message}`);
  return outcome;
};

/** The copy that is due: one an hour, and once a day one that is restored and checked. */
export const backUpWhenDue = async (deps: AutomaticBackupsDeps): Promise<void> => {
  if (storeKind(deps.config) === 'none') return;
  const now = deps.clock();
  const state = await readBackupState(deps.database.query);
  const attempts = [state?.newest, state?.failure?.at].filter((each) => typeof each === 'string').sort();
  if (!isPast(attempts.at(-1), HOUR_MS, now)) return;
  const isChecked = isPast(state?.checked?.made, CHECK_INTERVAL_MS, now);
  await backUpNow(deps, { isChecked, isNewDrive: false });
};
