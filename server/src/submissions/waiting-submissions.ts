import { matchingStatuses, type SubmissionKind, submissionKinds } from '@jeweler/core/submissions';
import type { Database } from '../database/database.ts';

/** Number of submissions waiting for the shop, by kind; of subscriptions, which need no work, all of them. */
export const waitingSubmissions = async ({ query }: Database): Promise<Record<SubmissionKind, number>> => {
  const rows = await query
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', 'status', fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .execute();
  const count = (kind: SubmissionKind) => {
    const counted = matchingStatuses([kind], [kind === 'subscription' ? 'all' : 'waiting']);
    return rows
      .filter((row) => counted.some((each) => each.kind === row.kind && each.status === row.status))
      .reduce((sum, row) => sum + row.count, 0);
  };
  return Object.fromEntries(submissionKinds.map((kind) => [kind, count(kind)])) as Record<
    SubmissionKind,
    number
  >;
};
