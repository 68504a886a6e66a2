import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { LiveKind } from '../../api/index.ts';

/** Keys of everything the portal fetches and shows. */
export const queryKeys = {
  dashboard: ['dashboard'],
  mediaList: ['media'],
  mediaUsage: ['media-usage'],
  /** Lists and records of what visitors have sent: all keys that begin so. */
  inbox: ['inbox'],
} as const satisfies Readonly<Record<string, QueryKey>>;

/** What is out of date when a kind has changed. */
const affected: Readonly<Record<LiveKind, readonly QueryKey[]>> = {
  media: [queryKeys.dashboard, queryKeys.mediaList],
  catalogue: [queryKeys.dashboard, queryKeys.mediaUsage],
  submission: [queryKeys.dashboard, queryKeys.inbox],
};

/** Hundreds of files that arrive together are counted once: milliseconds from a change to the refetch. */
const DEBOUNCE = 500;

/** Keeps what is shown in step with the server, by one rule for all of it. */
export interface LiveQueries {
  /** The event stream is open, again or for the first time: anything may have changed before. */
  readonly opened: () => void;
  /** Where a kind stands. */
  readonly revision: (kind: LiveKind, revision: string) => void;
}

/**
 * Fetches again what is shown when the event stream opens, and when an event names its kind with
 * another revision; what is not shown is fetched when it is shown next. The media list applies the
 * changes that its events carry, and is fetched only where it is missing.
 */
export const createLiveQueries = (queries: QueryClient): LiveQueries => {
  const revisions = new Map<LiveKind, string>();
  const outdated = new Set<QueryKey>();

  const refetch = async (queryKey: QueryKey) => {
    // An answer that is under way may have been made before the change.
    await queries.cancelQueries({ queryKey });
    await queries.invalidateQueries({ queryKey });
  };
  const refetchOutdated = () => {
    for (const queryKey of outdated) void refetch(queryKey);
    outdated.clear();
  };
  const outdate = (kind: LiveKind) => {
    if (outdated.size === 0) setTimeout(refetchOutdated, DEBOUNCE);
    for (const queryKey of affected[kind]) {
      const followsByItself =
        queryKey === queryKeys.mediaList && queries.getQueryState(queryKey)?.status !== 'error';
      if (!followsByItself) outdated.add(queryKey);
    }
  };

  return {
    opened: () => {
      revisions.clear();
      for (const kind of ['media', 'catalogue', 'submission'] as const) outdate(kind);
    },
    revision: (kind, revision) => {
      const known = revisions.get(kind);
      revisions.set(kind, revision);
      // The first one after opening only says where the kind stands.
      if (known !== undefined && known !== revision) outdate(kind);
    },
  };
};
