// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned rows cannot be table rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the row, not on its cells

import { PlainIcon } from '../../../shared/ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/index.ts';
import { type FileSort, type SortKey, sortAfter, sortOrders } from '../files/sort-files.ts';

const columns: readonly { by: SortKey; name: string; className?: string }[] = [
  { by: 'name', name: 'Name' },
  { by: 'path', name: 'Path' },
  { by: 'type', name: 'Type' },
  { by: 'size', name: 'Size', className: 'size' },
  { by: 'modified', name: 'Modified', className: 'date' },
  { by: 'added', name: 'Added', className: 'added' },
];

/** Column headings of the list view; a click sorts by that column, another click reverses the order. */
export const ListHead = ({ sort, onSort }: { sort: FileSort; onSort: (sort: FileSort) => void }) => {
  const order = sortOrders[sort];
  return (
    <div role="row" className="head" aria-rowindex={1}>
      <span role="columnheader">
        <VisuallyHidden>Preview</VisuallyHidden>
      </span>
      {columns.map(({ by, name, className }) => {
        const sorted = order.by === by;
        const direction = order.descending ? 'descending' : 'ascending';
        return (
          <span key={by} role="columnheader" className={className} aria-sort={sorted ? direction : undefined}>
            <button type="button" className="sort" onClick={() => onSort(sortAfter(by, sort))}>
              {name}
              <span className={sorted ? direction : 'unsorted'}>
                <PlainIcon name="down" />
              </span>
            </button>
          </span>
        );
      })}
    </div>
  );
};
