import type { RecordLine } from '@jeweler/core/schemas';
import { useMemo, useState } from 'react';
import { emptySelection, type Selection, selectionBy } from '../../../shared/data-list/selection.ts';

const { select, selectAll, deselectAll, getSelected } = selectionBy(({ id }: RecordLine) => String(id));

export { select };

export interface ProductSelection {
  readonly value: Selection;
  readonly change: (next: (selection: Selection) => Selection) => void;
  /** Those that can be selected: fetched so far, in display order. */
  readonly shown: readonly RecordLine[];
  /** Selected pieces that are shown: those that are counted and changed. */
  readonly selected: readonly RecordLine[];
  readonly selectShown: () => void;
  readonly deselectShown: () => void;
  readonly clear: () => void;
}

const none: readonly RecordLine[] = [];

/** The selection in the list; pieces that a search or filter hides stay selected. */
export const useProductSelection = (shown: readonly RecordLine[] = none): ProductSelection => {
  const [value, change] = useState(emptySelection);
  const selected = useMemo(() => getSelected(value, shown), [value, shown]);
  return {
    value,
    change,
    shown,
    selected,
    selectShown: () => change((current) => selectAll(current, shown)),
    deselectShown: () => change((current) => deselectAll(current, shown)),
    clear: () => change(() => emptySelection),
  };
};
