import { formatCount } from '@jeweler/core/format';
import type { BulkRequest, RecordLine, RecordView } from '@jeweler/core/schemas';
import { lazy, Suspense, useState } from 'react';
import { SelectionBar } from '../../../shared/data-list/selection-bar.tsx';
import type { Selection } from '../../../shared/data-list/use-selection.ts';
import { useCommands } from '../../../shared/host/use-commands.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { MoreMenu } from '../../../shared/ui/menu-choices.tsx';
import { toQuery } from '../catalogue-view.ts';
import { useBulkChanges } from './use-bulk-changes.ts';

// Loaded when one opens.
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));
const RecentChanges = lazy(async () => ({ default: (await import('./recent-changes.tsx')).RecentChanges }));

interface ProductsBarProps {
  view: RecordView;
  /** How many pieces the search and the filters find, fetched or not. */
  total: number | undefined;
  selection: Selection<RecordLine>;
}

type Opened = 'recent' | { readonly which: BulkRequest['which']; readonly count: number };

/** Changes of several pieces at once. */
export const ProductsBar = ({ view, total = 0, selection }: ProductsBarProps) => {
  const { selected, clear } = selection;
  const [opened, setOpened] = useState<Opened>();
  const changes = useBulkChanges();
  useCommands({ 'select-all': selection.selectShown });

  const changeSelected = () =>
    setOpened({ which: { ids: selected.map(({ id }) => id) }, count: selected.length });
  const { sort: _, ...filter } = toQuery('products', view);
  const changeFound = () => setOpened({ which: { filter }, count: total });
  const close = () => setOpened(undefined);

  return (
    <SelectionBar selection={selection} total={total}>
      {selected.length > 0 ? (
        <Button px="3" onClick={changeSelected}>
          Change…
        </Button>
      ) : null}
      <MoreMenu
        label="Changes to several pieces"
        choices={[
          {
            label: `Change all that match (${formatCount(total)})…`,
            choose: changeFound,
            disabled: total === 0,
          },
          { label: 'Recent changes…', choose: () => setOpened('recent') },
        ]}
      />
      <Suspense fallback={null}>
        {opened === 'recent' ? (
          <RecentChanges changes={changes} onClose={close} />
        ) : opened ? (
          <ChangeDialog
            {...opened}
            changes={changes}
            onRecent={() => setOpened('recent')}
            onApplied={clear}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </SelectionBar>
  );
};
