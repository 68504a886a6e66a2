import type { RecordState } from '../schemas/index.ts';

/** The states of a record, in the words of the staff. */
export const recordStateLabels: Readonly<Record<RecordState, string>> = {
  draft: 'Draft',
  live: 'On the website',
  sold: 'Sold',
  hidden: 'Hidden',
};
