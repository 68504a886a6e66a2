import { type KindAndStatus, matchingStatuses, type SubmissionFilter } from '@jeweler/core/submissions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { findSubmissions } from '../database/submission-search.ts';
import type { Tables } from '../database/tables.ts';

const toPairName = ({ kind, status }: KindAndStatus): string => `${kind} ${status}`;

/** Whether a submission has one of these pairs; there may be none of them, and no pair is an empty text. */
const isOneOf = (names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`submissions.kind || ' ' || submissions.status in (${sql.join(['', ...names])})`;

interface PageOf {
  /** Only submissions that arrived before this one. */
  readonly before: number | undefined;
  readonly limit: number;
}

/**
 * The newest of each kind and status by index, merged: the cost does not depend on how many others there are.
 */
const newestByStatus = async (
  query: Kysely<Tables>,
  pairs: readonly KindAndStatus[],
  { before, limit }: PageOf,
): Promise<number[]> => {
  const selectNewest = ({ kind, status }: KindAndStatus) =>
    query
      .selectFrom((from) =>
        from
          .selectFrom('submissions')
          .select('id')
          .where('kind', '=', kind)
          .where('status', '=', status)
          .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
          .orderBy('id', 'desc')
          .limit(limit)
          .as('newest'),
      )
      .select('newest.id');
  const [first, ...others] = pairs.map(selectNewest);
  if (!first) return [];
  const all = others.reduce((union, next) => union.unionAll(next), first);
  const rows = await all.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
};

/** Those that staff are reminded of: few, so that they are found by the index of reminders. */
const findReminders = (query: Kysely<Tables>, found: ReturnType<typeof findSubmissions>) => {
  const reminders = query.selectFrom('submissions').select('id').where('remind_on', 'is not', null);
  return found
    ? reminders.where('id', 'in', query.selectFrom(found.as('found')).select('found.id'))
    : reminders;
};

/** The same among those of a search or with a reminder. */
const newestFound = async (
  query: Kysely<Tables>,
  found: NonNullable<ReturnType<typeof findSubmissions>> | ReturnType<typeof findReminders>,
  names: readonly string[],
  { before, limit }: PageOf,
): Promise<number[]> => {
  const rows = await query
    .selectFrom(found.as('found'))
    .innerJoin('submissions', 'submissions.id', 'found.id')
    .select('found.id')
    .where('found.id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .where(isOneOf(names))
    .orderBy('found.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Ids of the submissions that match a filter, last to arrive first. */
export const filteredIds = (
  query: Kysely<Tables>,
  { kind, status = ['all'], q = '', reminder }: SubmissionFilter,
  page: PageOf,
): Promise<number[]> => {
  const pairs = matchingStatuses(kind, status);
  const found = findSubmissions(query, q);
  const among = reminder ? findReminders(query, found) : found;
  return among ? newestFound(query, among, pairs.map(toPairName), page) : newestByStatus(query, pairs, page);
};

interface Hit extends KindAndStatus {
  readonly id: number;
}

/**
 * The newest results of a search, whatever their kind and status; undefined when there is nothing to search
 * for.
 */
export const newestHits = (query: Kysely<Tables>, q: string, limit: number): Promise<Hit[]> | undefined => {
  const found = findSubmissions(query, q);
  return (
    found &&
    query
      .selectFrom(found.as('found'))
      .innerJoin('submissions', 'submissions.id', 'found.id')
      .select(['found.id', 'submissions.kind', 'submissions.status'])
      .orderBy('found.id', 'desc')
      .limit(limit)
      .execute()
  );
};

/**
 * The same as `filteredIds` for a search whose newest hits are already known: finding them costs more than
 * everything else.
 * @param areAll whether `hits` are all results of the search
 */
export const filteredHits = async (
  query: Kysely<Tables>,
  { hits, areAll }: { readonly hits: readonly Hit[]; readonly areAll: boolean },
  filter: SubmissionFilter,
  { before = Number.MAX_SAFE_INTEGER, limit }: PageOf,
): Promise<number[]> => {
  const names = new Set(matchingStatuses(filter.kind, filter.status ?? ['all']).map(toPairName));
  const ids = hits
    .filter((hit) => hit.id < before && names.has(toPairName(hit)))
    .slice(0, limit)
    .map(({ id }) => id);
  if (areAll || ids.length === limit) return ids;
  const last = Math.min(before, hits.at(-1)?.id ?? before);
  return [...ids, ...(await filteredIds(query, filter, { before: last, limit: limit - ids.length }))];
};
