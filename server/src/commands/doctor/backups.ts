import { type ExecFileException, execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { formatAge } from '@jeweler/core/format';
import type { BackupState } from '@jeweler/core/schemas';
import { backupWarning, readBackupState, storeKind } from '../../backups/backup-state.ts';
import { explainRestic } from '../../backups/restic-store.ts';
import type { Config } from '../../config.ts';
import { readShopDatabase } from '../../database/open-shop-database.ts';
import { type Finding, fault, note, ok } from './finding.ts';

/** Whether copies are made by themselves, and how old the newest is that was restored and checked. */
export const checkBackups = async (config: Config, now: Date): Promise<Finding | Finding[]> => {
  if (storeKind(config) === 'none')
    return note('no automatic copies: set BACKUP_DIR to a folder on another disk (docs/backup.md)');
  const missing = await missingStore(config);
  if (missing) return missing;
  let state: BackupState | undefined;
  try {
    state = await readShopDatabase(config, readBackupState);
  } catch {
    return note('not checked, because the database that knows of them cannot be read');
  }
  if (!state) return note('no copy yet; the server makes one within a minute after its start');
  const warning = backupWarning(state, now);
  if (warning !== undefined)
    return fault(`${warning} To make and check one now, and to see what fails: npm run backup -- now`);
  const { checked, failure } = state;
  const age = checked
    ? `the newest copy that was restored and checked is ${formatAge(now.getTime() - Date.parse(checked.made))} old: ${checked.contents}`
    : 'no copy has been restored and checked yet';
  const findings = [ok(age)];
  if (failure) findings.push(note(`the last attempt failed, the next is within an hour: ${failure.message}`));
  if (await isOnSameDisk(config))
    findings.push(
      note('BACKUP_DIR is on the same disk as DATA_DIR, and would be lost with it: choose another disk'),
    );
  return findings;
};

/** What is missing to make copies at all. */
const missingStore = async ({ restic, backupDir = '' }: Config): Promise<Finding | undefined> => {
  if (!restic) {
    const stats = await stat(backupDir).catch(() => undefined);
    if (stats?.isDirectory()) return undefined;
    return fault(`BACKUP_DIR ${backupDir} does not exist. Connect its drive, or create the folder on it.`);
  }
  try {
    await promisify(execFile)('restic', ['version']);
    return undefined;
  } catch (error) {
    return fault(explainRestic(error as ExecFileException, ''));
  }
};

const isOnSameDisk = async ({ restic, backupDir = '', dataDir }: Config): Promise<boolean> =>
  !restic && (await stat(backupDir)).dev === (await stat(dataDir)).dev;
