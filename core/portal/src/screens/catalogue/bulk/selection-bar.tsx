import { chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { BulkRequest, RecordView } from '@jeweler/core/schemas';
import { lazy, Suspense, useState } from 'react';
import { useCommands } from '../../../shared/host/use-commands.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ChoicesMenu } from '../../../shared/ui/menu-choices.tsx';
import { SelectionRow } from '../../../shared/ui/panel.tsx';
import { toQuery } from '../catalogue-view.ts';
import { useBulkChanges } from './use-bulk-changes.ts';
import type { ProductSelection } from './use-product-selection.ts';

// Loaded when one opens.
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));
const RecentChanges = lazy(async () => ({ default: (await import('./recent-changes.tsx')).RecentChanges }));

interface SelectionBarProps {
  view: RecordView;
  /** How many pieces the search and the filters find, fetched or not. */
  total: number | undefined;
  selection: ProductSelection;
}

type Opened = 'recent' | { readonly which: BulkRequest['which']; readonly count: number };

/** The row to return to: buttons of the bar come and go with the selection. */
const tabStop = () => document.querySelector<HTMLElement>('[role=grid] [data-position][tabindex="0"]');

/** 'Select All (selected/fetched)', and changes of several pieces at once. */
export const SelectionBar = ({ view, total = 0, selection }: SelectionBarProps) => {
  const { shown, selected, selectShown, deselectShown, clear } = selection;
  const [opened, setOpened] = useState<Opened>();
  const changes = useBulkChanges();
  useCommands({ 'select-all': selectShown });
  const all = shown.length > 0 && selected.length === shown.length;
  const hidden = selection.value.keys.size - selected.length;

  const changeSelected = () =>
    setOpened({ which: { ids: selected.map(({ id }) => id) }, count: selected.length });
  const { sort: _, ...filter } = toQuery('products', view);
  const changeFound = () => setOpened({ which: { filter }, count: total });
  const close = () => setOpened(undefined);

  return (
    <SelectionRow>
      <Checkbox
        checked={all || (selected.length > 0 && 'some')}
        disabled={shown.length === 0}
        onChange={() => (all ? deselectShown() : selectShown())}
      >
        {selected.length > 0 ? `${formatCount(selected.length)} selected` : 'Select all'}
      </Checkbox>
      <chakra.span flex="1" />
      {selected.length > 0 ? (
        <>
          <Button px="3" onClick={changeSelected}>
            Change…
          </Button>
          <IconButton icon="close" label="Select none" onClick={clear} />
        </>
      ) : null}
      <ChoicesMenu
        choices={[
          {
            label: `Change all that match (${formatCount(total)})…`,
            choose: changeFound,
            disabled: total === 0,
          },
          { label: 'Recent changes…', choose: () => setOpened('recent') },
        ]}
      >
        <IconButton
          icon="more"
          label="Changes to several pieces"
          variant="line"
          css={{ '& svg': { strokeWidth: '2.5' } }}
        />
      </ChoicesMenu>
      {all && total > shown.length ? (
        <Hint>{`These are the ${formatCount(shown.length)} of ${formatCount(total)} loaded so far.`}</Hint>
      ) : null}
      {hidden > 0 ? <Hint>{`${formatCount(hidden)} more selected, not in this list`}</Hint> : null}
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
            finalFocus={tabStop}
          />
        ) : null}
      </Suspense>
    </SelectionRow>
  );
};

const Hint = chakra('p', { base: { flexBasis: 'full', color: 'admin.quiet', fontSize: 'small' } });
