import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { searchRequestedAtom } from '../../frame/use-frame-commands.ts';
import { useCommands } from '../../host/use-commands.ts';

interface LibraryCommands {
  /** A dialog lies over the files. */
  readonly isQuickLookOpen: boolean;
  readonly onCloseQuickLook: () => void;
  readonly onSearch: () => void;
  readonly onSelectAll: () => void;
  readonly onRefresh: () => void;
}

/** What the host's menu asks of the library. Find closes what lies over the files, then goes to the search. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched again once the dialog has closed
  useEffect(() => {
    if (searchRequested) search();
  }, [searchRequested, isQuickLookOpen]);
};
