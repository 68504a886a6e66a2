import { searchSubmissions } from '@jeweler/core/api';
import type { SubmissionPage } from '@jeweler/core/submissions';
import { keepPreviousData } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortalPages } from '../../../shared/use-query.ts';
import { type RequestsView, toFilter } from '../requests-view.ts';

/** The text in the search field. Visitors' names must not appear in URLs, so it is stored only here. */
const searchInputAtom = atom('');

/** Page size: enough to fill the window several times. */
const PAGE_LENGTH = 50;

/** The same, once it is searched for. */
const searchedAtom = atom('');

/**
 * The text of the search field. Only components that call this rerender on every keystroke; the list follows
 * at lower priority.
 */
export const useRequestSearch = (): readonly [string, (typed: string) => void] => {
  const [typed, type] = useAtom(searchInputAtom);
  const setSearched = useSetAtom(searchedAtom);
  const q = useDeferredValue(typed).trim();
  useEffect(() => setSearched(q), [setSearched, q]);
  return [typed, type];
};

/** Empties the search field, without rendering for its text. */
export const useClearSearch = () => {
  const type = useSetAtom(searchInputAtom);
  return () => type('');
};

/** Submissions matching the view and the search, updated live. */
export const useSubmissionList = (view: RequestsView) => {
  const q = useAtomValue(searchedAtom);
  const { kind, status } = view;
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = usePortalPages(
    (http) => ({
      queryKey: [...queryKeys.submissions, 'list', { kind, status, q }],
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        searchSubmissions(
          http,
          {
            limit: PAGE_LENGTH,
            ...toFilter(view),
            ...(q === '' ? {} : { q }),
            ...(pageParam === undefined ? {} : { after: pageParam }),
          },
          signal,
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }: SubmissionPage) => next ?? undefined,
      // The previous results stay visible until the next response.
      placeholderData: keepPreviousData,
    }),
  );
  const submissions = useMemo(() => data?.pages.flatMap((page) => page.submissions), [data]);
  const last = data?.pages.at(-1);
  return {
    /** Those fetched so far, newest first; undefined before the first response. */
    submissions,
    /** They matched the filters before; the answer to the present ones is on its way. */
    isOutdated: isPlaceholderData,
    /** Counts of all search results, by kind and status. */
    counts: last?.counts,
    /** Number of all that staff are or will be reminded of. */
    reminders: last?.reminders ?? 0,
    /** Number of submissions the signed-in user has not read, regardless of the search. */
    unread: last?.unread,
    /** The search text as requested from the server, which follows the typed one at lower priority. */
    q,
    error,
    isFetching,
    /** Fetches the next page, if there is one and none is being fetched. */
    fetchMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    refetch: () => void refetch(),
  };
};

export type SubmissionList = ReturnType<typeof useSubmissionList>;
