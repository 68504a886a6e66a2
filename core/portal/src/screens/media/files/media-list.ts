import { listMedia } from '@jeweler/core/api';
import { atom, useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { mediaLimitsQueryAtom } from '../../../shared/media-limits.ts';
import { adminHttpAtom, type Portal, queriesAtom, usePortal } from '../../../shared/portal.ts';
import { thumbnailSources } from '../../../shared/variant-address.ts';
import { type LibraryFile, toLibraryFile } from './library-file.ts';
import { defaultView } from './library-view.ts';

/** The media folder as this window knows it. */
export interface LoadedList {
  readonly files: readonly LibraryFile[];
  /** Folders without files, also further down. */
  readonly emptyFolders: readonly string[];
  /** Revision of the server's list; undefined if the server did not send one. */
  readonly revision: string | undefined;
}

/** Loads the list; one with the known revision is the known object, so that nothing is rendered again. */
const loadAtom = atom((get) => {
  const http = get(adminHttpAtom);
  const queries = get(queriesAtom);
  return async (options: { rescan: boolean }): Promise<LoadedList> => {
    const { files, folders = [], revision } = await listMedia(http, options);
    const known = queries.getQueryData<LoadedList>(queryKeys.mediaList);
    if (known && revision !== undefined && known.revision === revision) return known;
    return { files: files.map(toLibraryFile), emptyFolders: folders, revision };
  };
});

const mediaListQueryAtom = atom((get) => {
  const load = get(loadAtom);
  return {
    queryKey: queryKeys.mediaList,
    queryFn: () => load({ rescan: false }),
    // Comparing 100,000 files would take long.
    structuralSharing: false,
  };
});

/** Fetched again by `createLiveQueries` when the server reports another revision. */
export const mediaListAtom = atomWithQuery(
  (get) => get(mediaListQueryAtom),
  (get) => get(queriesAtom),
);

/**
 * Loads what the library shows first before it is rendered, and requests the first pictures of the view without filters.
 * Never rejects: the screen loads the list again and reports.
 */
export const prefetchMediaList = async ({ store, queries }: Portal): Promise<void> => {
  // Whether there is a button to upload: one that came later would move the files.
  const limits = queries.prefetchQuery(store.get(mediaLimitsQueryAtom));
  const query = store.get(mediaListQueryAtom);
  await queries.prefetchQuery(query);
  if (window.location.search === '') preloadThumbnails(queries.getQueryData<LoadedList>(query.queryKey));
  await limits;
};

const preloadThumbnails = (list: LoadedList | undefined): void => {
  const pictures = list?.files.slice(0, PRELOADED).filter(({ kind }) => kind === 'image') ?? [];
  for (const file of pictures) {
    const { src, srcset } = thumbnailSources(file, defaultView.layout);
    Object.assign(new Image(), { srcset, src });
  }
};
/** As many cards as a large window shows at first. */
const PRELOADED = 20;

/** The list of the media folder, updated live; the last one is preserved while the server is unreachable. */
export const useMediaList = () => {
  const { queries } = usePortal();
  const load = useAtomValue(loadAtom);
  const { data, isFetching, status, errorUpdatedAt, refetch } = useAtomValue(mediaListAtom);
  const [isRescanning, setIsRescanning] = useState(false);

  const rescan = async () => {
    setIsRescanning(true);
    try {
      const list = await load({ rescan: true });
      // One that is being loaded may be older.
      await queries.cancelQueries({ queryKey: queryKeys.mediaList });
      queries.setQueryData(queryKeys.mediaList, list);
    } catch {
      // If that fails too, the failure is in the query's state, where the screen reads it.
      await refetch();
    } finally {
      setIsRescanning(false);
    }
  };
  /** Makes the server rescan the whole folder; the usages are refetched as well. */
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.mediaUsage });
    void rescan();
  };

  /**
   * The first list, or one that was asked for, is being loaded. One that is fetched again because of a change is shown
   * as it is until then.
   */
  const busy = isRescanning || (isFetching && data?.revision === undefined);
  return {
    list: data,
    busy,
    status,
    /** In milliseconds; 0 before any failure. */ failedAt: errorUpdatedAt,
    refresh,
  };
};
