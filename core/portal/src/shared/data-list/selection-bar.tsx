import { chakra } from '@chakra-ui/react';
import { formatCount } from '@jeweler/core/format';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Quiet } from '../ui/layout.ts';
import { ToolRow } from '../ui/panel.tsx';
import type { Selection } from './use-selection.ts';

/** 'Select All (selected/shown)': SPEC section 2. */
export const SelectAll = <Item,>({ selection }: { selection: Selection<Item> }) => {
  const { shown, selected, isAll, selectShown, deselectShown } = selection;
  return (
    <Checkbox
      checked={isAll || (selected.length > 0 && 'some')}
      disabled={shown.length === 0}
      onChange={isAll ? deselectShown : selectShown}
    >
      {`Select All (${selected.length}/${shown.length})`}
    </Checkbox>
  );
};

interface SelectionBarProps<Item> {
  selection: Selection<Item>;
  /** Number of items found, fetched or not. */
  total: number;
  /** What is done with the selection. */
  children: ReactNode;
}

/** Above a list that is fetched page by page: what is selected of it, and what is done with that. */
export const SelectionBar = <Item,>({ selection, total, children }: SelectionBarProps<Item>) => {
  const { keys, shown, selected, isAll, clear } = selection;
  const hidden = keys.size - selected.length;
  return (
    <SelectionRow>
      <SelectAll selection={selection} />
      {/* On phones the buttons have a separate line. */}
      <chakra.span flex="1" flexBasis={{ base: selected.length > 0 ? 'full' : '0', sm: '0' }} />
      {children}
      {isAll && total > shown.length ? (
        <Hint>
          {`These are the ${formatCount(shown.length)} of ${formatCount(total)} loaded so far. Scroll down to load more.`}
        </Hint>
      ) : null}
      {hidden > 0 ? (
        <Hint>
          <span>{`${formatCount(hidden)} more selected, not in this list`}</span>
          <Button variant="bare" px="2" textDecoration="underline" onClick={clear}>
            Select none
          </Button>
        </Hint>
      ) : null}
    </SelectionRow>
  );
};

/** It stays in view where the page scrolls the list. */
const SelectionRow = chakra(ToolRow, {
  base: {
    columnGap: '2',
    rowGap: '1',
    flex: 'none',
    minHeight: { base: '3.25rem', md: '4rem' },
    py: { base: '1', md: '2' },
    position: { base: 'sticky', lg: 'static' },
    top: 'var(--nav-height)',
    zIndex: '2',
    bg: 'admin.panel',
  },
});

const Hint = chakra(Quiet, {
  base: { flexBasis: 'full', display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
});
