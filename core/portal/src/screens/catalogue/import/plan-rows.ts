import { formatCount } from '@jeweler/core/format';
import type { ImportAnswer, ImportPlan } from '@jeweler/core/schemas';

export type PlanRow = ImportPlan['created'][number] & Partial<ImportPlan['changed'][number]>;

/** What a file does, list by list; the ones that are empty are left out. What is deleted comes first. */
export const planLists = ({ created, changed, removed }: ImportPlan) => {
  const lists: { title: string; rows: readonly PlanRow[] }[] = [
    { title: 'Deleted', rows: removed },
    { title: 'New', rows: created },
    { title: 'Changed', rows: changed },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
};

/** Whether applying it would do nothing. */
export const isEmptyPlan = (plan: ImportPlan): boolean => planLists(plan).length === 0;

/** '3 new, 12 changed, 85 unchanged'; nothing about deletions where there are none. */
export const summarize = ({ created, changed, removed, unchanged }: ImportPlan): string =>
  [
    `${formatCount(created.length)} new`,
    `${formatCount(changed.length)} changed`,
    ...(removed.length === 0 ? [] : [`${formatCount(removed.length)} deleted`]),
    `${formatCount(unchanged)} unchanged`,
  ].join(', ');

/** Where a fault is: 'Line 3, Price'. */
export const faultPlace = ({ line, field }: ImportAnswer['faults'][number]): string =>
  [line === undefined ? '' : `Line ${formatCount(line)}`, field].filter(Boolean).join(', ');
