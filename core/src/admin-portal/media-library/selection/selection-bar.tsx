import { chakra } from '@chakra-ui/react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { CopyButtons } from '../copying/copy-buttons.tsx';
import type { Copying } from '../copying/use-copying.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { ToolRow } from '../tools/tool-row.tsx';
import { deselectAll, selectAll } from './selection.ts';
import type { UsedSelection } from './use-selection.ts';

interface SelectionBarProps {
  used: UsedSelection;
  shown: readonly LibraryFile[];
  copying: Copying;
  /** Takes the filters away. */
  onShowAll: () => void;
}

/** 'Select All (selected/shown)', what the filters hide of the selection, and the ways to copy it. */
export const SelectionBar = ({ used, shown, copying, onShowAll }: SelectionBarProps) => {
  const { selection, change, selected } = used;
  const all = shown.length > 0 && selected.length === shown.length;
  const hidden = selection.urls.size - selected.length;
  return (
    <ToolRow minHeight="4rem" py="2" rowGap="2">
      <Checkbox
        checked={all || (selected.length > 0 && 'some')}
        disabled={shown.length === 0}
        onChange={() => change((current) => (all ? deselectAll(current, shown) : selectAll(current, shown)))}
      >
        Select All ({selected.length}/{shown.length})
      </Checkbox>
      {hidden > 0 ? (
        <chakra.span
          display="inline-flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="1"
          color="admin.quiet"
        >
          {hidden} more selected, hidden by the filters
          <Button look="bare" px="2" textDecoration="underline" onClick={onShowAll}>
            Show all files
          </Button>
        </chakra.span>
      ) : null}
      <chakra.span
        order="1"
        flex="1"
        flexBasis={{ base: 'full', md: '0' }}
        height="0"
        marginTop={{ base: '-2', md: '0' }}
      />
      {selection.urls.size > 0 ? <CopyButtons copying={copying} files={selected} /> : null}
    </ToolRow>
  );
};
