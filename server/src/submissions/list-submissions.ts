import {
  countMatching,
  type SubmissionCounts,
  type SubmissionKind,
  type SubmissionPage,
  submissionKinds,
  type submissionQuerySchema,
} from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type Database, snapshot } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { unreadCount } from './read-marks.ts';
import { filteredIds, searchedSubmissions } from './submission-filter.ts';
import { itemsById, toItem } from './submission-item.ts';

/** One page as one admin sees it, newest first, with the counts of the same snapshot. */
export const listSubmissions = (
  { query }: Database,
  { after, limit, ...filter }: z.output<typeof submissionQuerySchema>,
  adminId: number,
): Promise<SubmissionPage> =>
  snapshot(query, async (trx) => {
    const before = after === undefined ? undefined : Number(after);
    // One more than is sent, to know whether there is a next page.
    const ids = await filteredIds(trx, filter, { before, limit: limit + 1 });
    return {
      submissions: (await itemsById(trx, ids.slice(0, limit), adminId)).map(toItem),
      next: ids.length > limit ? String(ids[limit - 1]) : null,
      counts: await countAll(trx, filter.q),
      reminders: await countReminders(trx),
      unread: await unreadCount(trx, adminId),
    };
  });

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
    countMatching(counts, [kind], [kind === 'subscription' ? 'all' : 'waiting']);
  return Object.fromEntries(submissionKinds.map((kind) => [kind, count(kind)])) as Record<
    SubmissionKind,
    number
  >;
};

/** By kind and status, of what a search finds, or of all. */
const countAll = async (query: Kysely<Tables>, q?: string): Promise<SubmissionCounts> => {
  const rows = await searchedSubmissions(query, q)
    .select(({ fn }) => ['kind', 'status', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  const counts: SubmissionCounts = {};
  for (const { kind, status, count } of rows) counts[kind] = { ...counts[kind], [status]: count };
  return counts;
};
