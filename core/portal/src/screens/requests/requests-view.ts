import {
  countMatching,
  type StatusFilter,
  type SubmissionCounts,
  type SubmissionKind,
  statusFilters,
  submissionKinds,
} from '@jeweler/core/submissions';

/** View options of the list; stored in the URL, and free of personal data. */
export interface RequestsView {
  readonly kind: SubmissionKind | 'all';
  /** `reminder`: those that staff are or will be reminded of, whatever their status. */
  readonly status: StatusFilter | 'reminder';
}

const statuses = [...statusFilters, 'reminder'] as const;

/** Reads a view from a query string; missing or invalid values get their defaults. */
export const parseView = (query: URLSearchParams): RequestsView => ({
  kind: submissionKinds.find((kind) => kind === query.get('kind')) ?? 'all',
  status: statuses.find((status) => status === query.get('status')) ?? 'all',
});

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

/** Number of submissions that match a kind and a status group; of reminders, nothing is counted. */
export const countMatches = (counts: SubmissionCounts | undefined, { kind, status }: RequestsView): number =>
  countMatching(counts, kind === 'all' ? undefined : [kind], status === 'reminder' ? [] : [status]);
