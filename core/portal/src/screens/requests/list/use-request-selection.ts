import type { SubmissionItem } from '@jeweler/core/submissions';
import { useMemo, useState } from 'react';
import { emptySelection, selectionBy } from '../../../shared/data-list/selection.ts';

export const getReference = ({ reference }: SubmissionItem): string => reference;

/** Requests are identified by their references. */
const { getSelected, ...changes } = selectionBy(getReference);
export const { select, selectAll, deselectAll } = changes;

/** The selection in the list; requests that a search or filter hides stay selected. */
export const useRequestSelection = (shown: readonly SubmissionItem[]) => {
  const [value, change] = useState(emptySelection);
  /** Those that are shown, in display order: they are counted and changed. */
  const selected = useMemo(() => getSelected(value, shown), [value, shown]);
  return { value, change, selected };
};

export type RequestSelection = ReturnType<typeof useRequestSelection>;
