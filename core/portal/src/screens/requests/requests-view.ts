import { getStage, type SubmissionCounts, statusFilters, submissionKinds } from '@jeweler/core/submissions';
import { z } from 'zod';

const viewSchema = z.object({
  kind: z.enum([...submissionKinds, 'all']).catch('all'),
  /** `reminder`: those that staff are or will be reminded of, whatever their status. */
  status: z.enum([...statusFilters, 'reminder']).catch('all'),
});

/** View options of the list; stored in the URL, and free of personal data. */
export type RequestsView = Readonly<z.infer<typeof viewSchema>>;

/** Reads a view from a query string; missing or invalid values get their defaults. */
export const parseView = (query: URLSearchParams): RequestsView =>
  viewSchema.parse(Object.fromEntries(query));

/** The query string of a view, including its question mark; defaults are left out. */
export const formatViewQuery = ({ kind, status }: RequestsView): string => {
  const query = new URLSearchParams({
    ...(kind === 'all' ? {} : { kind }),
    ...(status === 'all' ? {} : { status }),
  });
  return query.size === 0 ? '' : `?${query}`;
};

/** The view as the server is asked for it. */
export const toFilter = ({ kind, status }: RequestsView) => ({
  ...(status === 'reminder' ? { reminder: 'set' as const } : { status }),
  ...(kind === 'all' ? {} : { kind }),
});

/** Number of submissions that match a kind and a status group. */
export const countMatches = (
  counts: SubmissionCounts | undefined,
  { kind, status }: RequestsView,
): number => {
  let sum = 0;
  for (const each of kind === 'all' ? submissionKinds : [kind]) {
    for (const [known, count = 0] of Object.entries(counts?.[each] ?? {})) {
      const stage = getStage(each, known as never);
      const passes = known === status || (stage !== undefined && (status === 'all' || status === stage));
      if (passes) sum += count;
    }
  }
  return sum;
};
