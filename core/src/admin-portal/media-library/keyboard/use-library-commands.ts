import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { searchWantedAtom } from '../../frame/use-frame-commands.ts';
import { useCommands } from '../../host/use-commands.ts';

interface LibraryCommands {
  /** A dialog lies over the files. */
  readonly isLooking: boolean;
  readonly onStopLooking: () => void;
  readonly onSearch: () => void;
  readonly onSelectAll: () => void;
  readonly onRefresh: () => void;
}

/** What the host's menu asks of the library. Find closes what lies over the files, then goes to the search. */
export const useLibraryCommands = (commands: LibraryCommands): void => {
  const { isLooking, onSelectAll, onRefresh } = commands;
  const [searchWanted, wantSearch] = useAtom(searchWantedAtom);
  useCommands({
    refresh: onRefresh,
    'select-all': () => {
      if (!isLooking) onSelectAll();
    },
  });

  const search = useEffectEvent(() => {
    if (isLooking) return commands.onStopLooking();
    wantSearch(false);
    commands.onSearch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched again once the dialog has closed
  useEffect(() => {
    if (searchWanted) search();
  }, [searchWanted, isLooking]);
};
