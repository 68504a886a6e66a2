import { useMemo, useState } from 'react';
import type { SubmissionItem } from '../../../schemas/index.ts';
import { emptySelection, type Selection, selectionBy } from '../../rows/selection.ts';

export const referenceOf = ({ reference }: SubmissionItem): string => reference;

/** Requests are selected by their references. */
const { selectedOf, ...changes } = selectionBy(referenceOf);
export const { extendTo, selectAll, deselectAll } = changes;

export interface RequestSelection {
  readonly value: Selection;
  readonly change: (next: (selection: Selection) => Selection) => void;
  /** What is selected and shown, in the order shown: what is counted and changed. */
  readonly selected: readonly SubmissionItem[];
}

/** The selection among the requests that are shown; a change of search or filters keeps the others. */
export const useRequestSelection = (shown: readonly SubmissionItem[]): RequestSelection => {
  const [value, change] = useState(emptySelection);
  const selected = useMemo(() => selectedOf(value, shown), [value, shown]);
  return { value, change, selected };
};
