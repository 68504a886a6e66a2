import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { searchRequestedAtom, useCommands } from '../../../shared/host/use-commands.ts';

interface RequestCommands {
  readonly onSearch: () => void;
  readonly onSelectAll: () => void;
}

/** Handles the host's menu commands in the request list. */
export const useRequestCommands = ({ onSearch, onSelectAll }: RequestCommands): void => {
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
