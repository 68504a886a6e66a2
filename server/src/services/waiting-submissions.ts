import { type SubmissionKind, submissionKinds } from '@jeweler/core/schemas';
import type { Database } from '../database/sqlite.ts';

/** Submissions that nobody has dealt with yet, by kind. */
export const waitingSubmissions = async ({ query }: Database): Promise<Record<SubmissionKind, number>> => {
  const rows = await query
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('status', '=', 'new')
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return Object.fromEntries(submissionKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<
    SubmissionKind,
    number
  >;
};
