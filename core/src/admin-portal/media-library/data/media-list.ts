import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listMedia } from '../../../api/index.ts';
import { queryKeys } from '../../live/live-queries.ts';
import { useMediaChanges } from '../../live/use-live.ts';
import { adminCallAtom, queriesAtom } from '../../portal/portal-atom.ts';
import { usePortal } from '../../portal/portal-context.ts';
import { createListKeeper, type LoadedList } from './list-keeper.ts';

/** One keeper a portal, as the list and the connection are. */
const keeperAtom = atom((get) => {
  get(queriesAtom);
  return createListKeeper();
});

const loadAtom = atom((get) => {
  const call = get(adminCallAtom);
  const keeper = get(keeperAtom);
  return (options: { rescan: boolean }): Promise<LoadedList> =>
    keeper.load(() => call((http, token) => listMedia(http, token, options)));
});

export const mediaListAtom = atomWithQuery(
  (get) => {
    const load = get(loadAtom);
    return {
      queryKey: queryKeys.mediaList,
      queryFn: () => load({ rescan: false }),
      // Files that stay the same are the same objects already; comparing 100,000 would take long.
      structuralSharing: false,
    };
  },
  (get) => get(queriesAtom),
);

export interface MediaListState {
  /** The last list that could be had; stays when the server has gone. */
  readonly list: LoadedList | undefined;
  readonly busy: boolean;
  readonly status: 'pending' | 'error' | 'success';
  /** When a call failed last, in milliseconds; 0 before any did. */
  readonly failedAt: number;
  /** Has the server read the whole folder anew; who uses which file is fetched again too. */
  readonly refresh: () => void;
}

/** The list of the media folder, followed live. */
export const useMediaList = (): MediaListState => {
  const { queries } = usePortal();
  const keeper = useAtomValue(keeperAtom);
  const load = useAtomValue(loadAtom);
  const { data, isFetching, status, errorUpdatedAt, refetch } = useAtomValue(mediaListAtom);

  useMediaChanges((change) => {
    const list = queries.getQueryData<LoadedList>(queryKeys.mediaList);
    const next = keeper.follow(change, list);
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
    // A failure stands in the query's state, where the screen reads it.
    queries.fetchQuery({ ...rescan, staleTime: 0 }).catch(() => undefined);
  };

  return { list: data, busy: isFetching, status, failedAt: errorUpdatedAt, refresh };
};
