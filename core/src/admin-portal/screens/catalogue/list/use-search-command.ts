import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { searchRequestedAtom } from '../../../shared/host/use-commands.ts';

/** Handles the host's command to search. */
export const useSearchCommand = (onSearch: () => void): void => {
  const [searchRequested, wantSearch] = useAtom(searchRequestedAtom);
  const search = useEffectEvent(() => {
    wantSearch(false);
    onSearch();
  });
  useEffect(() => {
    if (searchRequested) search();
  }, [searchRequested]);
};
