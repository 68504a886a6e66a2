import { formatCount } from '@jeweler/core/format';
import type { ImportAnswer, ImportPlan, RecordHistory, RecordKind } from '@jeweler/core/schemas';

/** A line of a list; `id` is its place in it. */
export interface PlanRow {
  readonly id: number;
  readonly kind: RecordKind;
  readonly name: string;
  readonly changes: RecordHistory['changes'];
}

const numbered = (
  records: readonly {
    readonly kind: RecordKind;
    readonly name: string;
    readonly changes?: PlanRow['changes'];
  }[],
): readonly PlanRow[] => records.map(({ kind, name, changes = [] }, id) => ({ id, kind, name, changes }));

export interface PlanList {
  readonly title: string;
  readonly rows: readonly PlanRow[];
}

/** What a file does, list by list; the ones that are empty are left out. What is deleted comes first. */
export const planLists = ({ created, changed, removed }: ImportPlan): readonly PlanList[] =>
  [
    { title: 'Deleted', rows: numbered(removed) },
    { title: 'New', rows: numbered(created) },
    { title: 'Changed', rows: numbered(changed) },
  ].filter(({ rows }) => rows.length > 0);

/** Whether applying it would do nothing. */
export const isEmptyPlan = (plan: ImportPlan): boolean => planLists(plan).length === 0;

/** How many records would be what; nothing about deletions where there are none. */
export const planFigures = ({ created, changed, removed, unchanged }: ImportPlan) => [
  { label: 'New', count: created.length },
  { label: 'Changed', count: changed.length },
  ...(removed.length === 0 ? [] : [{ label: 'Deleted', count: removed.length }]),
  { label: 'Unchanged', count: unchanged },
];

/** '3 new, 12 changed, 85 unchanged' */
export const summarize = (plan: ImportPlan): string =>
  planFigures(plan)
    .map(({ label, count }) => `${formatCount(count)} ${label.toLowerCase()}`)
    .join(', ');

/** Where a fault is: 'Line 3, Price'. */
export const faultPlace = ({ line, field }: ImportAnswer['faults'][number]): string =>
  [
    ...(line === undefined ? [] : [`Line ${formatCount(line)}`]),
    ...(field === undefined ? [] : [field]),
  ].join(', ');
