import {
  type KindAndStatus,
  matchingStatuses,
  type SubmissionCounts,
  type SubmissionFilter,
  type SubmissionItem,
  type SubmissionKind,
  type SubmissionPage,
  submissionKinds,
} from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import { type Database, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { unreadCount } from './read-marks.ts';
import { filteredHits, filteredIds, newestHits } from './submission-filter.ts';
import { itemById, toItem } from './submission-item.ts';

/**
 * Only this many hits of a search are counted, the newest: counting all would take longer than finding them.
 */
const MAX_COUNTED_ROWS = 5000;

interface ListRequest extends SubmissionFilter {
  /** `next` of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One page as one admin sees it, newest first, with the counts of the same snapshot. */
export const listSubmissions = (
  { query }: Database,
  { after, limit, ...filter }: ListRequest,
  adminId: number,
): Promise<SubmissionPage> =>
  snapshot(query, async (trx) => {
    const before = after === undefined ? undefined : Number(after);
    // One more than is sent, to know whether there is a next page.
    const page = { before, limit: limit + 1 };
    const hits = await newestHits(trx, filter.q ?? '', MAX_COUNTED_ROWS + 1);
    const areAll = !hits || hits.length <= MAX_COUNTED_ROWS;
    const ids =
      hits && !filter.reminder
        ? await filteredHits(trx, { hits, areAll }, filter, page)
        : await filteredIds(trx, filter, page);
    return {
      submissions: await readItems(trx, ids.slice(0, limit), adminId),
      next: ids.length > limit ? String(ids[limit - 1]) : null,
      counts: hits ? countHits(hits) : await countAll(trx),
      areCountsComplete: areAll,
      reminders: await countReminders(trx),
      unread: await unreadCount(trx, adminId),
    };
  });

/** In the order of `ids`. */
export const readItems = async (
  query: Kysely<Tables>,
  ids: readonly number[],
  adminId: number,
): Promise<SubmissionItem[]> => {
  const items: SubmissionItem[] = [];
  for (const id of ids) {
    const row = await itemById(query, id, adminId);
    if (row) items.push(toItem(row));
  }
  return items;
};

const countReminders = async (query: Kysely<Tables>): Promise<number> => {
  const { count } = await query
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('remind_on', 'is not', null)
    .where('status', '!=', 'spam')
    .executeTakeFirstOrThrow();
  return count;
};

/** Number of submissions waiting for the shop, by kind; of subscriptions, which need no work, all of them. */
export const waitingSubmissions = async ({ query }: Database): Promise<Record<SubmissionKind, number>> => {
  const counts = await countAll(query);
  const count = (kind: SubmissionKind) =>
    matchingStatuses([kind], [kind === 'subscription' ? 'all' : 'waiting']).reduce(
      (sum, { status }) => sum + (counts[kind]?.[status] ?? 0),
      0,
    );
  return Object.fromEntries(submissionKinds.map((kind) => [kind, count(kind)])) as Record<
    SubmissionKind,
    number
  >;
};

const countAll = async (query: Kysely<Tables>): Promise<SubmissionCounts> => {
  const rows = await query
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', 'status', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  const counts: SubmissionCounts = {};
  for (const { kind, status, count } of rows) counts[kind] = { ...counts[kind], [status]: count };
  return counts;
};

const countHits = (hits: readonly KindAndStatus[]): SubmissionCounts => {
  const counts: SubmissionCounts = {};
  for (const { kind, status } of hits) {
    const ofKind = counts[kind] ?? {};
    ofKind[status] = (ofKind[status] ?? 0) + 1;
    counts[kind] = ofKind;
  }
  return counts;
};
