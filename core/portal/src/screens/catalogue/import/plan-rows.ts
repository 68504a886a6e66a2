import { formatCount } from '@jeweler/core/format';
import type { ImportAnswer, ImportPlan } from '@jeweler/core/schemas';

type Imported = ImportPlan['created'][number] & Partial<ImportPlan['changed'][number]>;

/** Lines of a list; `id` is the place in it. */
const numbered = (records: readonly Imported[]) => records.map((record, id) => ({ ...record, id }));
export type PlanRow = ReturnType<typeof numbered>[number];

/** What a file does, list by list; the ones that are empty are left out. What is deleted comes first. */
export const planLists = ({ created, changed, removed }: ImportPlan) =>
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
