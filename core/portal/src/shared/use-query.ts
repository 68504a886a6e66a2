import type { AdminClient } from '@jeweler/core/api';
import {
  type InfiniteData,
  type Query,
  type QueryKey,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { isGone } from './errors.ts';
import { usePortal } from './portal.ts';

type InfiniteOptions<Page, Cursor> = UndefinedInitialDataInfiniteOptions<
  Page,
  Error,
  InfiniteData<Page, Cursor>,
  QueryKey,
  Cursor
>;

/** A query is made again whenever it is shown, but not for a second component while a first one shows it. */
export const whenShown = {
  staleTime: 0,
  refetchOnMount: (query: Pick<Query, 'getObserversCount'>) => query.getObserversCount() <= 1,
};

/** What `ask` fetches from the server: again whenever it is shown, unless `staleTime` says otherwise. */
export const usePortalQuery = <Answer, Data = Answer>(
  queryKey: QueryKey,
  ask: (http: AdminClient) => Promise<Answer>,
  options?: Omit<UndefinedInitialDataOptions<Answer, Error, Data>, 'queryKey' | 'queryFn'>,
) => {
  const { session, queries } = usePortal();
  const query = useQuery({ ...whenShown, queryKey, queryFn: () => ask(session.http), ...options }, queries);
  // What was fetched before a failure is still shown, but not what has been deleted since.
  return isGone(query.error) ? { ...query, data: undefined } : query;
};

/**
 * The same for a list that is fetched page by page.
 * @param ask fetches the page behind `after`, the first one without it; `signal` says when nobody waits any more
 * @param next what the page behind this one comes after; nothing if it is the last one
 */
export const usePortalPages = <Page, Cursor>(
  queryKey: QueryKey,
  ask: (http: AdminClient, after: Cursor | undefined, signal: AbortSignal) => Promise<Page>,
  next: (page: Page) => Cursor | null | undefined,
  options?: Pick<InfiniteOptions<Page, Cursor | undefined>, 'placeholderData'>,
) => {
  const { session, queries } = usePortal();
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(
      {
        ...whenShown,
        queryKey,
        // It is what `next` has said.
        queryFn: ({ pageParam, signal }) => ask(session.http, pageParam as Cursor | undefined, signal),
        initialPageParam: undefined,
        getNextPageParam: next,
        ...options,
      },
      queries,
    );
  return {
    /** Those fetched so far; undefined before the first response. */
    pages: data?.pages,
    /** They are of what was asked for before; the answer to the present question is on its way. */
    isOutdated: isPlaceholderData,
    error,
    isFetching,
    hasNextPage,
    fetchNextPage: () => void fetchNextPage(),
    /** The same; undefined if there is none, something is being fetched, or has failed. */
    fetchMore: hasNextPage && !isFetching && error === null ? () => void fetchNextPage() : undefined,
    refetch: () => void refetch(),
  };
};
