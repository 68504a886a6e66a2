import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listMedia } from '../../../../api/index.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { useMediaChanges } from '../../../shared/live/use-live.ts';
import { adminHttpAtom, queriesAtom, usePortal } from '../../../shared/portal.ts';
import { createListSync, type LoadedList } from './list-sync.ts';

/** One per portal, as for the list and the connection. */
const listSyncAtom = atom((get) => {
  get(queriesAtom);
  return createListSync();
});

const loadAtom = atom((get) => {
  const http = get(adminHttpAtom);
  const sync = get(listSyncAtom);
  return (options: { rescan: boolean }): Promise<LoadedList> => sync.load(() => listMedia(http, options));
});

export const mediaListAtom = atomWithQuery(
  (get) => {
    const load = get(loadAtom);
    return {
      queryKey: queryKeys.mediaList,
      queryFn: () => load({ rescan: false }),
      // Unchanged files are the same objects already; comparing 100,000 would take long.
      structuralSharing: false,
    };
  },
  (get) => get(queriesAtom),
);

export interface MediaListState {
  /** The last list received; preserved while the server is unreachable. */
  readonly list: LoadedList | undefined;
  readonly busy: boolean;
  readonly status: 'pending' | 'error' | 'success';
  /** Time of the last failed call, in milliseconds; 0 before any failure. */
  readonly failedAt: number;
  /** Makes the server rescan the whole folder; the usages are refetched as well. */
  readonly refresh: () => void;
}

/** The list of the media folder, updated live. */
export const useMediaList = (): MediaListState => {
  const { queries } = usePortal();
  const sync = useAtomValue(listSyncAtom);
  const load = useAtomValue(loadAtom);
  const { data, isFetching, status, errorUpdatedAt, refetch } = useAtomValue(mediaListAtom);

  useMediaChanges((change) => {
    const list = queries.getQueryData<LoadedList>(queryKeys.mediaList);
    const next = sync.applyEvent(change, list);
    if (next === 'stale') void refetch();
    else if (next && next !== list) queries.setQueryData(queryKeys.mediaList, next);
  });

  const refresh = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.mediaUsage });
    const rescan = {
      queryKey: queryKeys.mediaList,
      queryFn: () => load({ rescan: true }),
      structuralSharing: false,
    };
    // A failure is in the query's state, where the screen reads it.
    queries.fetchQuery({ ...rescan, staleTime: 0 }).catch(() => undefined);
  };

  return { list: data, busy: isFetching, status, failedAt: errorUpdatedAt, refresh };
};
