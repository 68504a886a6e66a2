import { matchingStatuses, type SubmissionFilter } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import { findSubmissions } from '../database/submission-search.ts';
import type { Tables } from '../database/tables.ts';

/** The submissions that a search finds, in no order; all when there is nothing to search for. */
export const searchedSubmissions = (query: Kysely<Tables>, q = '') => {
  const found = findSubmissions(query, q);
  const all = query.selectFrom('submissions');
  return found
    ? all.where('submissions.id', 'in', query.selectFrom(found.as('found')).select('found.id'))
    : all;
};

/** Ids of the submissions that match a filter and arrived before the one of this id, last to arrive first. */
export const filteredIds = async (
  query: Kysely<Tables>,
  { kind: kinds, status: statuses = ['all'], q, reminder }: SubmissionFilter,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<number[]> => {
  const rows = await searchedSubmissions(query, q)
    .select('submissions.id')
    .where(({ and, eb, or }) =>
      or(
        matchingStatuses(kinds, statuses).map(({ kind, status }) =>
          and([eb('submissions.kind', '=', kind), eb('submissions.status', '=', status)]),
        ),
      ),
    )
    .$if(reminder !== undefined, (rest) => rest.where('remind_on', 'is not', null))
    .$if(before !== undefined, (rest) => rest.where('submissions.id', '<', before as number))
    .orderBy('submissions.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
