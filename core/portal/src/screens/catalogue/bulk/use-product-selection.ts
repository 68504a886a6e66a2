import type { RecordLine } from '@jeweler/core/schemas';
import { useMemo, useState } from 'react';
import { emptySelection, selectionBy } from '../../../shared/data-list/selection.ts';

const { select, selectAll, deselectAll, getSelected } = selectionBy(({ id }: RecordLine) => String(id));

export { select };

const none: readonly RecordLine[] = [];

/**
 * The selection in the list, of `shown`: those fetched so far, in display order. Pieces that a search or filter hides
 * stay selected.
 */
export const useProductSelection = (shown: readonly RecordLine[] = none) => {
  const [value, change] = useState(emptySelection);
  const selected = useMemo(() => getSelected(value, shown), [value, shown]);
  return {
    value,
    change,
    shown,
    /** Those that are shown: they are counted and changed. */
    selected,
    selectShown: () => change((current) => selectAll(current, shown)),
    deselectShown: () => change((current) => deselectAll(current, shown)),
    clear: () => change(() => emptySelection),
  };
};

export type ProductSelection = ReturnType<typeof useProductSelection>;
