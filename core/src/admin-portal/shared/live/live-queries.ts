import type { QueryClient, QueryKey } from '@tanstack/query-core';
import type { LiveKind } from '../../../api/index.ts';

/** Query keys of everything the portal fetches. */
export const queryKeys = {
  dashboard: ['dashboard'],
  mediaList: ['media'],
  mediaUsage: ['media-usage'],
  /** Prefix of all keys of what submissions change: lists and records, agenda, prizes, mail, settings. */
  submissions: ['submissions'],
} as const satisfies Readonly<Record<string, QueryKey>>;

/** Milliseconds from a change to the refetch, so that hundreds of files arriving together cause only one. */
const DEBOUNCE_MS = 500;

/** Keeps all queries in sync with the server, by one rule. */
export interface LiveQueries {
  /** The event stream has opened, for the first time or again: anything may have changed before. */
  readonly opened: () => void;
  /** Reports the current revision of a kind. */
  readonly revision: (kind: LiveKind, revision: string) => void;
}

/**
 * Refetches mounted queries when the event stream opens, and when an event reports another revision of their
 * kind; other queries are refetched when they are next mounted. The media list applies the changes that its
 * events carry, and is refetched only if loading it has failed.
 */
export const createLiveQueries = (
  queries: QueryClient,
  /** The queries that are stale after a change of this kind. */
  staleQueries: (kind: LiveKind) => readonly QueryKey[],
): LiveQueries => {
  const revisions = new Map<LiveKind, string>();
  const outdated = new Set<QueryKey>();

  const refetch = async (queryKey: QueryKey) => {
    // A response that is in progress may have been computed before the change.
    await queries.cancelQueries({ queryKey });
    await queries.invalidateQueries({ queryKey });
  };
  const refetchOutdated = () => {
    for (const queryKey of outdated) void refetch(queryKey);
    outdated.clear();
  };
  const outdate = (kind: LiveKind) => {
    if (outdated.size === 0) setTimeout(refetchOutdated, DEBOUNCE_MS);
    for (const queryKey of staleQueries(kind)) {
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
      // The first one after opening only tells the current revision.
      if (known !== undefined && known !== revision) outdate(kind);
    },
  };
};
