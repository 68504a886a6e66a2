// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed freely cannot be those of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the row has the focus for all its cells
import { VisuallyHidden } from '../../../ui/index.ts';

/** Names of the columns of the list view. */
export const ListHead = () => (
  <div role="row" className="head" aria-rowindex={1}>
    <span role="columnheader">
      <VisuallyHidden>Preview</VisuallyHidden>
    </span>
    <span role="columnheader">Name</span>
    <span role="columnheader">Path</span>
    <span role="columnheader">Type</span>
    <span role="columnheader" className="size">
      Size
    </span>
    <span role="columnheader" className="date">
      Modified
    </span>
  </div>
);
