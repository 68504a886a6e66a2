import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { searchRequestedAtom, useCommands } from '../../../shared/host/use-commands.ts';

interface InboxCommands {
  readonly onSearch: () => void;
  readonly onSelectAll: () => void;
}

/** Handles the host's menu commands in the request list. */
export const useInboxCommands = ({ onSearch, onSelectAll }: InboxCommands): void => {
  const [searchRequested, wantSearch] = useAtom(searchRequestedAtom);
  useCommands({ 'select-all': onSelectAll });
  const search = useEffectEvent(() => {
    wantSearch(false);
    onSearch();
  });
  useEffect(() => {
    if (searchRequested) search();
  }, [searchRequested]);
};
