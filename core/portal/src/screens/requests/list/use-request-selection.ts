import type { SubmissionItem } from '@jeweler/core/submissions';
import { useMemo, useState } from 'react';
import { emptySelection, type Selection, selectionBy } from '../../../shared/data-list/selection.ts';

export const getReference = ({ reference }: SubmissionItem): string => reference;

/** Requests are identified by their references. */
const { getSelected, ...changes } = selectionBy(getReference);
export const { select, selectAll, deselectAll } = changes;

export interface RequestSelection {
  readonly value: Selection;
  readonly change: (next: (selection: Selection) => Selection) => void;
  /** Selected requests that are shown, in display order: those that are counted and changed. */
  readonly selected: readonly SubmissionItem[];
}

/** The selection in the list; requests that a search or filter hides stay selected. */
export const useRequestSelection = (shown: readonly SubmissionItem[]): RequestSelection => {
  const [value, change] = useState(emptySelection);
  const selected = useMemo(() => getSelected(value, shown), [value, shown]);
  return { value, change, selected };
};
