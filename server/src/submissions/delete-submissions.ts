import { monthsBefore } from '@jeweler/core/business';
import {
  type DeletionPage,
  type DeletionReason,
  matchingStatuses,
  submissionKinds,
} from '@jeweler/core/submissions';
import type { SelectQueryBuilder, Transaction } from 'kysely';
import { type EventAuthor, recordEvent } from '../accounts/account-events.ts';
import type { Database } from '../database/database.ts';
import { removeFromSearch } from '../database/submission-search.ts';
import type { Tables } from '../database/tables.ts';
import { writeCancellations } from '../mail/staff-calendar.ts';
import { readSettings } from '../settings/portal-settings.ts';

/** Submissions deleted in one write: bounds how long new submissions have to wait for it. */
const BATCH_ROWS = 200;
/** Deletion records per page. */
const PAGE_ROWS = 50;

/** What was deleted, as it is noted. */
const deletedNames: Readonly<Record<DeletionReason, string>> = {
  person: 'the data of a person',
  single: 'a request',
  spam: 'what was in the spam',
  retention: 'old requests',
};

interface Deletion {
  readonly reason: DeletionReason;
  /** Null: the server itself. */
  readonly by: EventAuthor | null;
  readonly at: string;
  /** The submissions to delete. */
  readonly find: (trx: Transaction<Tables>) => SelectQueryBuilder<Tables, 'submissions', object>;
}

/**
 * Permanently deletes all submissions of `find`, in batches until there are none, with everything that belongs
 * to them, and records the deletion without any of their data. If interrupted, whole batches have been
 * deleted and recorded. Returns how many were deleted.
 */
export const deleteSubmissions = async (database: Database, deletion: Deletion): Promise<number> => {
  let record: number | undefined;
  let total = 0;
  for (;;) {
    const batch = await database.writes.run(async (trx) => {
      const rows = await deletion.find(trx).select('id').limit(BATCH_ROWS).execute();
      const ids = rows.map(({ id }) => id);
      return { count: ids.length, record: await deleteBatch(trx, ids, deletion, record) };
    });
    total += batch.count;
    record = batch.record;
    if (batch.count < BATCH_ROWS) {
      // Also if nothing was left to delete: who deleted it may have ended before this.
      database.truncateLog();
      return total;
    }
  }
};

const deleteBatch = async (
  trx: Transaction<Tables>,
  ids: readonly number[],
  { reason, by, at }: Deletion,
  record: number | undefined,
): Promise<number | undefined> => {
  if (ids.length === 0) return record;
  await writeCancellations(trx, ids, new Date(at));
  await removeFromSearch(trx, ids);
  // Notes, history, read marks and mails are deleted with them.
  for (const id of ids) await trx.deleteFrom('submissions').where('id', '=', id).execute();
  if (record === undefined) {
    const row = await trx
      .insertInto('deletions')
      .values({ at, by_name: by?.username ?? null, reason, count: ids.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (by) await recordEvent(trx, by, 'deleted', deletedNames[reason]);
    return row.id;
  }
  await trx
    .updateTable('deletions')
    .set((eb) => ({ count: eb('count', '+', ids.length) }))
    .where('id', '=', record)
    .execute();
  return record;
};

/** Deletes a single submission. Returns how many there were of this reference: one or none. */
export const deleteOne = (database: Database, by: EventAuthor, reference: string): Promise<number> =>
  deleteSubmissions(database, {
    reason: 'single',
    by,
    at: by.at,
    find: (trx) => trx.selectFrom('submissions').where('reference', '=', reference),
  });

/** Empties the spam folder. Returns how many were deleted. */
export const emptySpam = (database: Database, by: EventAuthor): Promise<number> =>
  deleteSubmissions(database, {
    reason: 'spam',
    by,
    at: by.at,
    find: (trx) =>
      trx
        .selectFrom('submissions')
        .where('status', '=', 'spam')
        // Not submissions that arrive while it is being emptied.
        .where('received_at', '<=', by.at),
  });

/**
 * Deletes submissions that were completed longer ago than the settings allow, if these set a limit, and
 * records that. Returns how many.
 */
export const removeExpired = async (database: Database, now: Date): Promise<number> => {
  const { retentionMonths } = (await readSettings(database.query)).settings;
  if (retentionMonths === null) return 0;
  const until = monthsBefore(now, retentionMonths).toISOString();
  let total = 0;
  for (const kind of submissionKinds) {
    const finished = matchingStatuses([kind], ['finished']).map(({ status }) => status);
    if (finished.length === 0) continue;
    total += await deleteSubmissions(database, {
      reason: 'retention',
      by: null,
      at: now.toISOString(),
      find: (trx) =>
        trx
          .selectFrom('submissions')
          .where('kind', '=', kind)
          // Can use the index: no submission is completed before it is received.
          .where('received_at', '<', until)
          .where('status', 'in', finished)
          .where('status_since', '<', until)
          // It is to be seen again.
          .where('remind_on', 'is', null),
    });
  }
  return total;
};

/** Newest first. */
export const listDeletions = async (
  { query }: Database,
  after: string | undefined,
): Promise<DeletionPage> => {
  const rows = await query
    .selectFrom('deletions')
    .select(['id', 'at', 'by_name as by', 'reason', 'count'])
    .where('id', '<', after === undefined ? Number.MAX_SAFE_INTEGER : Number(after))
    .orderBy('id', 'desc')
    .limit(PAGE_ROWS + 1)
    .execute();
  const deletions = rows.slice(0, PAGE_ROWS);
  return { deletions, next: rows.length > PAGE_ROWS ? String(deletions.at(-1)?.id) : null };
};
