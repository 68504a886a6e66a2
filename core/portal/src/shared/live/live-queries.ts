import type { LiveKind } from '@jeweler/core/api';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Query keys of everything the portal fetches. */
export const queryKeys = {
  dashboard: ['dashboard'],
  mediaList: ['media'],
  mediaUsage: ['media-usage'],
  mediaBin: ['media-bin'],
  /** Prefix of all keys of the catalogue that staff edit: lists, records, choices. */
  catalogue: ['catalogue'],
  /** Prefix of all keys of what submissions change: lists and records, agenda, prizes, mail, settings. */
  submissions: ['submissions'],
  /** Prefix of all keys of accounts: people, sessions, what happened. The server reports no changes of them. */
  people: ['people'],
} as const satisfies Readonly<Record<string, QueryKey>>;

/** The queries that a change of each kind affects, whoever makes it. */
export const affectedBy = {
  media: [queryKeys.dashboard, queryKeys.mediaList],
  catalogue: [queryKeys.dashboard, queryKeys.catalogue, queryKeys.mediaUsage],
  submission: [queryKeys.dashboard, queryKeys.submissions],
} as const satisfies Readonly<Record<LiveKind, readonly QueryKey[]>>;

/** Fetches those that are shown again; the others are fetched when they are next shown. */
export const refetchAffected = async (queries: QueryClient, affected: readonly QueryKey[]): Promise<void> => {
  await Promise.all(affected.map((queryKey) => queries.invalidateQueries({ queryKey })));
};

/** Milliseconds from a change to the refetch, so that what changes together causes only one. */
const DEBOUNCE_MS = 500;
/** The media list is fetched sooner after a quiet time: somebody is waiting for the picture just put there. */
const FIRST_MEDIA_DEBOUNCE_MS = 50;

/**
 * Keeps all queries in sync with the server, by one rule. Refetches mounted queries when the event stream opens, and when an event reports another revision of their kind;
 * other queries are refetched when they are next mounted. One whose fetch has begun since the event is not: who makes a
 * change fetches at once what it affects, and hears of it like everyone else. The media list, which is long, says its
 * own revision: it is refetched only when that is another one than was last reported.
 */
export const createLiveQueries = (queries: QueryClient) => {
  const revisions = new Map<LiveKind, string>();
  /** Counts events and fetches, to tell which came first. */
  let moment = 0;
  /** When each was last reported. */
  const outdated = new Map<QueryKey, number>();
  const fetchBegan = new WeakMap<Query, number>();
  let isMediaWaiting = false;
  let mediaFetchedAt = Number.NEGATIVE_INFINITY;

  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    // Another page says nothing of a change of those before it.
    if (event.action.meta?.fetchMore) return;
    moment += 1;
    fetchBegan.set(event.query, moment);
  });

  const refetch = async (queryKey: QueryKey, reported: number) => {
    const predicate = (query: Query) =>
      query.state.status === 'error' || (fetchBegan.get(query) ?? 0) < reported;
    // A response that is in progress may have been computed before the change.
    await queries.cancelQueries({ queryKey, predicate });
    await queries.invalidateQueries({ queryKey, predicate });
  };
  /** A list that is being loaded is not cancelled: on a slow network it would never arrive. */
  const refetchMediaList = async () => {
    const queryKey = queryKeys.mediaList;
    const isCurrent = () => {
      const revision = queries.getQueryData<{ revision: string | undefined }>(queryKey)?.revision;
      return revision !== undefined && revision === revisions.get('media');
    };
    if (isCurrent()) return;
    const wasLoading = queries.isFetching({ queryKey }) > 0;
    await queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
    if (wasLoading && !isCurrent()) await queries.invalidateQueries({ queryKey });
  };
  const outdateMediaList = () => {
    if (isMediaWaiting) return;
    isMediaWaiting = true;
    const rest = mediaFetchedAt + DEBOUNCE_MS - performance.now();
    setTimeout(
      () => {
        isMediaWaiting = false;
        mediaFetchedAt = performance.now();
        void refetchMediaList();
      },
      Math.max(FIRST_MEDIA_DEBOUNCE_MS, rest),
    );
  };
  const refetchOutdated = () => {
    for (const [queryKey, reported] of outdated) void refetch(queryKey, reported);
    outdated.clear();
  };
  const outdate = (queryKey: QueryKey) => {
    if (outdated.size === 0) setTimeout(refetchOutdated, DEBOUNCE_MS);
    moment += 1;
    outdated.set(queryKey, moment);
  };
  const outdateAll = (kind: LiveKind) => {
    for (const queryKey of affectedBy[kind]) if (queryKey !== queryKeys.mediaList) outdate(queryKey);
  };

  return {
    /** The event stream has opened, for the first time or again: anything may have changed before. */
    opened: () => {
      revisions.clear();
      for (const kind of ['media', 'catalogue', 'submission'] as const) outdateAll(kind);
      // The media list, and what no event tells of, may have been asked for while the server was gone.
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    /** Reports the current revision of a kind. */
    revision: (kind: LiveKind, revision: string) => {
      const known = revisions.get(kind);
      revisions.set(kind, revision);
      // The first one after opening only tells the current revision.
      if (known !== undefined && known !== revision) outdateAll(kind);
      if (kind === 'media') outdateMediaList();
    },
  };
};
