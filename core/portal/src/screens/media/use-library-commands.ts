import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { searchRequestedAtom, useCommands } from '../../shared/host/use-commands.ts';

interface LibraryCommands {
  /** A dialog is open over the files. */
  readonly isQuickLookOpen: boolean;
  readonly onCloseQuickLook: () => void;
  readonly onSearch: () => void;
  readonly onSelectAll: () => void;
  readonly onRefresh: () => void;
}

/** Handles the host's menu commands. Find first closes an open Quick Look, then focuses the search. */
export const useLibraryCommands = (commands: LibraryCommands): void => {
  const { isQuickLookOpen, onSelectAll, onRefresh } = commands;
  const [searchRequested, wantSearch] = useAtom(searchRequestedAtom);
  useCommands({
    refresh: onRefresh,
    'select-all': () => {
      if (!isQuickLookOpen) onSelectAll();
    },
  });

  const search = useEffectEvent(() => {
    if (isQuickLookOpen) return commands.onCloseQuickLook();
    wantSearch(false);
    commands.onSearch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again once the dialog has closed
  useEffect(() => {
    if (searchRequested) search();
  }, [searchRequested, isQuickLookOpen]);
};
