import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../portal.ts';
import type { HostCommand } from './admin-host.ts';

/** A search was requested; the request list, the catalogue or the library focuses its search and resets it. */
export const searchRequestedAtom = atom(false);

/** Handles commands of the host's menu while mounted; the functions may change on every render. */
export const useCommands = (handlers: Readonly<Partial<Record<HostCommand, () => void>>>): void => {
  const { commands } = useHost();
  const carryOut = useEffectEvent((command: HostCommand) => handlers[command]?.());
  const names = Object.keys(handlers).join(' ');
  useEffect(
    // The keys of `handlers` are commands by their type.
    () => commands?.(names.split(' ') as HostCommand[], (command) => carryOut(command)),
    [commands, names],
  );
};

/**
 * Handles a requested search.
 * @param uncover closes what covers the screen, after which the search goes on; undefined where nothing does
 */
export const useSearchCommand = (onSearch: () => void, uncover?: () => void): void => {
  const [searchRequested, wantSearch] = useAtom(searchRequestedAtom);
  const search = useEffectEvent(() => {
    if (uncover) return uncover();
    wantSearch(false);
    onSearch();
  });
  const isCovered = uncover !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again once nothing covers the screen
  useEffect(() => {
    if (searchRequested) search();
  }, [searchRequested, isCovered]);
};
