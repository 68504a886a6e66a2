import { randomUUID } from 'node:crypto';
import { type BackupReport, type BackupState, backupStateSchema } from '@jeweler/core/schemas';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { readSetting, storeSetting } from '../settings/portal-settings.ts';
import type { BackupOutcome } from './run-backups.ts';

/** Keys in the table of settings: what is known of the copies, and whose they are. */
const STATE = 'backups';
const SHOP = 'backup-shop';
const HOUR_MS = 60 * 60 * 1000;
/** A copy that was restored and checked and is older than this is a reason to warn. */
const WARN_AFTER_MS = 48 * HOUR_MS;
/** So many attempts in a row have failed: not only a drive that was away for a while. */
const WARN_AFTER_FAILURES = 3;

/** What is known of the copies; undefined before the first attempt. */
export const readBackupState = async (query: Kysely<Tables>): Promise<BackupState | undefined> =>
  backupStateSchema
    .optional()
    .catch(undefined)
    .parse(await readSetting(query, STATE));

/** The id that marks this database's copies; made at the first call. */
export const ensureShopId = async (trx: Transaction<Tables>, now: Date): Promise<string> => {
  const known = await readSetting(trx, SHOP);
  if (typeof known === 'string') return known;
  const shop = randomUUID();
  await storeSetting(trx, SHOP, shop, 'server', now.toISOString());
  return shop;
};

export const storeOutcome = async (
  trx: Transaction<Tables>,
  { made, partial, contents, failure }: BackupOutcome,
  now: Date,
): Promise<BackupState> => {
  const before = await readBackupState(trx);
  const at = now.toISOString();
  const state: BackupState = {
    since: before?.since ?? at,
    newest: made ?? before?.newest ?? null,
    partial: partial ? { made: partial, lacks: failure ?? '' } : made ? null : (before?.partial ?? null),
    checked:
      contents === undefined ? (before?.checked ?? null) : { made: made ?? partial ?? at, at, contents },
    failure:
      failure === undefined ? null : { at, message: failure, count: (before?.failure?.count ?? 0) + 1 },
  };
  await storeSetting(trx, STATE, state, 'server', at);
  return state;
};

/** What the settings say about where copies are kept. */
export const storeKind = ({
  restic,
  backupDir,
}: Pick<Config, 'restic' | 'backupDir'>): BackupReport['store'] =>
  restic ? 'restic' : backupDir === undefined ? 'none' : 'folder';

/** Whether no copy of the last two days was restored and checked. */
export const isOld = ({ checked, since }: Pick<BackupState, 'checked' | 'since'>, now: Date): boolean =>
  now.getTime() - Date.parse(checked?.made ?? since) > WARN_AFTER_MS;

/** One sentence when somebody has to do something about the copies. */
export const backupWarning = (state: BackupState | undefined, now: Date): string | undefined => {
  if (!state) return undefined;
  const { failure, newest, partial, checked, since } = state;
  const why =
    failure && failure.message !== partial?.lacks ? ` The last attempt failed: ${failure.message}` : '';
  if (partial) return `The newest backup is not in order: ${partial.lacks}${why}`;
  if (failure && (newest === null || failure.count >= WARN_AFTER_FAILURES))
    return `The automatic backup fails: ${failure.message}`;
  if (!isOld({ checked, since }, now)) return undefined;
  return `The newest backup that was restored and checked is older than two days.${why}`;
};
