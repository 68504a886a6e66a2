import {
  type StatusFilter,
  type SubmissionCounts,
  type SubmissionKind,
  stageOf,
  statusFilters,
  submissionKinds,
} from '../../schemas/index.ts';
import { kindsInOrder } from './labels.ts';

/** How the list is looked at; kept in the address, which names nobody. */
export interface InboxView {
  readonly kind: SubmissionKind | 'all';
  readonly status: StatusFilter;
}

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  values.some((known) => known === value);

/** What a query string asks for; what it does not say, or says wrongly, is as by default. */
export const viewOf = (query: URLSearchParams): InboxView => {
  const [kind, status] = [query.get('kind'), query.get('status')];
  return {
    kind: isOneOf(submissionKinds, kind) ? kind : 'all',
    status: isOneOf(statusFilters, status) ? status : 'all',
  };
};

/** The query string of a view, with its question mark; defaults leave no trace. */
export const queryOf = ({ kind, status }: InboxView): string => {
  const query = new URLSearchParams({
    ...(kind === 'all' ? {} : { kind }),
    ...(status === 'all' ? {} : { status }),
  });
  return query.size === 0 ? '' : `?${query}`;
};

/** The groups that the list can be narrowed to. */
export const statusGroups = [
  'all',
  'waiting',
  'active',
  'finished',
  'spam',
] as const satisfies readonly StatusFilter[];

/** How many submissions a kind and a group of statuses let through. */
export const countOf = (counts: SubmissionCounts | undefined, { kind, status }: InboxView): number => {
  let sum = 0;
  for (const each of kind === 'all' ? kindsInOrder : [kind]) {
    for (const [known, count = 0] of Object.entries(counts?.[each] ?? {})) {
      const stage = stageOf(each, known as never);
      const passes = known === status || (stage !== undefined && (status === 'all' || status === stage));
      if (passes) sum += count;
    }
  }
  return sum;
};
