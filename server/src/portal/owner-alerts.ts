import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shopDateTime, shopDay } from '@jeweler/core/business';
import { formatDay, formatSlot } from '@jeweler/core/format';
import type { OwnerAlert } from '@jeweler/core/mail';
import { submissionKinds } from '@jeweler/core/submissions';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { isOld, readBackupState, storeKind } from '../backups/backup-state.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { within } from '../deadline.ts';
import { freeBytes } from '../free-bytes.ts';
import { mailMode, readOutage } from '../mail/mail-mode.ts';
import { writeMail } from '../mail/outbox.ts';
import type { MediaIndex } from '../media/index/media-index.ts';
import { readSetting, readSettings, storeSetting } from '../settings/portal-settings.ts';
import { getDueAt } from '../submissions/submission-item.ts';
import { waitingRows } from './today.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Free space below which owners are told, in bytes. */
const MIN_FREE_BYTES = 500 * 1024 * 1024;
/** A drive that hangs is the business of another cause. */
const DISK_TIMEOUT_MS = 4000;
/** References named in one mail. */
const MAX_NAMED = 10;
/** Key in the table of settings. */
const KEY = 'owner-alerts';

type Cause = OwnerAlert['cause'];

export interface AlertDeps {
  readonly config: Pick<Config, 'dataDir' | 'mediaDir' | 'smtpUrl' | 'siteUrl' | 'restic' | 'backupDir'>;
  readonly database: Pick<Database, 'query' | 'writes'>;
  readonly media: Pick<MediaIndex, 'health'>;
  /** Bytes that are free on the disk of a folder; undefined where that cannot be learned. */
  readonly roomOn?: (folder: string) => Promise<number | undefined>;
}

/** Since when each trouble is there, and when owners were told last; null: not yet. */
const alertsSchema = z
  .partialRecord(
    z.enum(['backups', 'mail', 'disk', 'media', 'late', 'update'] satisfies Cause[]),
    z.object({ since: z.iso.datetime(), toldAt: z.iso.datetime().nullable() }),
  )
  .catch({});

/** 'Saturday, June 13 at 2:05 PM' */
const timeOf = (iso: string): string => {
  const instant = new Date(iso);
  return `${formatDay(shopDay(instant))} at ${formatSlot(shopDateTime(instant).slice(11, 16))}`;
};

const findOldBackup = async ({ query }: Pick<Database, 'query'>, config: AlertDeps['config'], now: Date) => {
  const state = storeKind(config) === 'none' ? undefined : await readBackupState(query);
  if (!state || !isOld(state, now)) return undefined;
  return state.checked
    ? `The newest backup that was restored and checked is of ${timeOf(state.checked.made)}.`
    : 'No backup has been restored and checked yet.';
};

/** Mails that have been given up, and none that went out, in the last day. */
const areAllRefused = async (query: Kysely<Tables>, now: Date): Promise<boolean> => {
  const from = new Date(now.getTime() - DAY_MS).toISOString();
  const { sent, failed } = await query
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('sent_at', '>', from).as('sent'),
      fn
        .countAll<number>()
        .filterWhere('state', '=', 'failed')
        .filterWhere('created_at', '>', from)
        .as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return Number(failed) > 0 && Number(sent) === 0;
};

const findMailTrouble = async ({ query }: Pick<Database, 'query'>, now: Date) => {
  const outage = await readOutage(query);
  if (outage !== null) return `The mail server cannot be used: ${outage}`;
  return (await areAllRefused(query, now)) ? 'No email has gone out for a day.' : undefined;
};

const diskRoom = (folder: string): Promise<number | undefined> =>
  within(
    DISK_TIMEOUT_MS,
    freeBytes(folder).catch(() => undefined),
    undefined,
  );

const findFullDisk = async ({ config: { dataDir, mediaDir }, roomOn = diskRoom }: AlertDeps) => {
  for (const folder of [dataDir, mediaDir]) {
    const room = await roomOn(folder);
    if (room !== undefined && room < MIN_FREE_BYTES)
      return `${Math.round(room / 1024 / 1024)} MB are left on the disk with ${folder}.`;
  }
  return undefined;
};

const findLate = async ({ query }: Pick<Database, 'query'>, now: Date) => {
  const at = now.toISOString();
  const late = (await waitingRows(query, submissionKinds))
    .filter((row) => !row.isSpam && (getDueAt(row) ?? at) < at)
    .sort((a, b) => a.received_at.localeCompare(b.received_at));
  const [oldest] = late;
  if (!oldest) return undefined;
  const names = late.slice(0, MAX_NAMED).map(({ reference }) => reference);
  const more = late.length > names.length ? ` and ${late.length - names.length} more` : '';
  return `Without an answer: ${names.join(', ')}${more}. The oldest came ${timeOf(oldest.received_at)}.`;
};

/** Written by deploy/install.sh when it has undone an update, and removed by the next one that works. */
const readFailedUpdate = ({ dataDir }: AlertDeps['config']): Promise<string | undefined> =>
  readFile(path.join(dataDir, 'update-failed.txt'), 'utf8').then(
    (text) => text.trim().slice(0, 1000),
    () => undefined,
  );

/** How long a trouble has to last before owners are told, in milliseconds; what is not named: not at all. */
const patience: Partial<Record<Cause, number>> = { mail: DAY_MS, media: HOUR_MS };

const findTroubles = async (
  deps: AlertDeps,
  now: Date,
): Promise<Readonly<Record<Cause, string | undefined>>> => {
  const { config, database, media } = deps;
  return {
    backups: await findOldBackup(database, config, now),
    mail: await findMailTrouble(database, now),
    disk: await findFullDisk(deps),
    media:
      media.health.state === 'failed'
        ? `It could be read last on ${timeOf(media.health.lastScan)}.`
        : undefined,
    late: await findLate(database, now),
    update: await readFailedUpdate(config),
  };
};

/** Writes to each owner who has an address; without any, to where notices go. */
const tell = async (
  trx: Transaction<Tables>,
  kind: 'owner-alert' | 'owner-alert-over',
  alert: OwnerAlert,
  at: string,
): Promise<void> => {
  // What has not left yet, as while the mail server cannot be used, would be old news.
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'owner-alert')
    .where('state', '=', 'waiting')
    .where('facts', 'like', `%"cause":"${alert.cause}"%`)
    .execute();
  const owners = await trx.selectFrom('admins').select('email').where('role', '=', 'owner').execute();
  const addresses = new Set(owners.flatMap(({ email }) => (email === null ? [] : [email])));
  for (const to of addresses.size > 0 ? addresses : [undefined])
    await writeMail(trx, { kind, facts: { alert, to }, at });
};

/**
 * Emails owners about what keeps the shop from working: once a day as long as it lasts, and once when it is over.
 * Nothing while no mail is sent at all, or if an owner has turned it off.
 */
export const tellOwners = async (deps: AlertDeps, now: Date): Promise<void> => {
  if (mailMode(deps.config) !== 'on') return;
  const { query, writes } = deps.database;
  if (!(await readSettings(query)).settings.tellsOwners) return;
  const troubles = await findTroubles(deps, now);
  const known = alertsSchema.parse((await readSetting(query, KEY)) ?? {});
  if (!Object.values(troubles).some(Boolean) && Object.keys(known).length === 0) return;
  const at = now.toISOString();
  await writes.run(async (trx) => {
    const next: z.infer<typeof alertsSchema> = {};
    for (const [cause, detail] of Object.entries(troubles) as [Cause, string | undefined][]) {
      const before = known[cause];
      if (detail === undefined) {
        if (!before?.toldAt) continue;
        const lasted = `It lasted from ${timeOf(before.since)} to ${timeOf(at)}.`;
        await tell(trx, 'owner-alert-over', { cause, detail: lasted }, at);
        continue;
      }
      const { since, toldAt } = before ?? { since: at, toldAt: null };
      const isTold = toldAt !== null && now.getTime() - Date.parse(toldAt) < DAY_MS;
      const isDue = now.getTime() - Date.parse(since) >= (patience[cause] ?? 0);
      if (isDue && !isTold) await tell(trx, 'owner-alert', { cause, detail }, at);
      next[cause] = { since, toldAt: isDue && !isTold ? at : toldAt };
    }
    await storeSetting(trx, KEY, next, 'server', at);
  });
};
