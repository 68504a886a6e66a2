import { listMedia } from '@jeweler/core/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { mediaLimitsQuery } from '../../../shared/media-limits.ts';
import { type Portal, usePortal } from '../../../shared/portal.ts';
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
const loadList = async ({ session, queries }: Portal, options: { rescan: boolean }): Promise<LoadedList> => {
  const { files, folders = [], revision } = await listMedia(session.http, options);
  const known = queries.getQueryData<LoadedList>(queryKeys.mediaList);
  if (known && revision !== undefined && known.revision === revision) return known;
  return { files: files.map(toLibraryFile), emptyFolders: folders, revision };
};

const listQuery = (portal: Portal) => ({
  queryKey: queryKeys.mediaList,
  queryFn: () => loadList(portal, { rescan: false }),
  // Comparing 100,000 files would take long.
  structuralSharing: false,
});

/** Fetched again by `createLiveQueries` when the server reports another revision. */
export const useListQuery = () => {
  const portal = usePortal();
  return useQuery(listQuery(portal), portal.queries);
};

/**
 * Loads what the library shows first before it is rendered, and requests the first pictures of the view without filters.
 * Never rejects: the screen loads the list again and reports.
 */
export const prefetchMediaList = async (portal: Portal): Promise<void> => {
  const { session, queries } = portal;
  // Whether there is a button to upload: one that came later would move the files.
  const limits = queries.prefetchQuery(mediaLimitsQuery(session.http));
  await queries.prefetchQuery(listQuery(portal));
  if (window.location.search === '') preloadThumbnails(queries.getQueryData<LoadedList>(queryKeys.mediaList));
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
  const portal = usePortal();
  const { queries } = portal;
  const { data, isFetching, status, errorUpdatedAt, refetch } = useListQuery();
  const [isRescanning, setIsRescanning] = useState(false);

  /** Makes the server rescan the whole folder; the usages are refetched as well. */
  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: queryKeys.mediaUsage });
    setIsRescanning(true);
    try {
      const list = await loadList(portal, { rescan: true });
      // One that is being loaded may be older, or newer: this one is shown until it has been asked for again.
      const wasLoading = queries.isFetching({ queryKey: queryKeys.mediaList }) > 0;
      await queries.cancelQueries({ queryKey: queryKeys.mediaList });
      queries.setQueryData(queryKeys.mediaList, list);
      if (wasLoading) void queries.invalidateQueries({ queryKey: queryKeys.mediaList });
    } catch {
      // If that fails too, the failure is in the query's state, where the screen reads it.
      await refetch();
    } finally {
      setIsRescanning(false);
    }
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
