import { keepPreviousData } from '@tanstack/query-core';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { searchSubmissions } from '../../../api/index.ts';
import type { SubmissionCounts, SubmissionItem, SubmissionPage } from '../../../schemas/index.ts';
import { queryKeys } from '../../live/live-queries.ts';
import { adminCallAtom, queriesAtom } from '../../portal/portal-atom.ts';
import type { InboxView } from '../inbox-view.ts';

/** What is typed into the search. Names of visitors stay out of addresses, so this is its only place. */
const inboxSearchAtom = atom('');

/** Submissions fetched at once: a few windows full. */
const PAGE_LENGTH = 50;

const soughtAtom = atom<InboxView & { readonly q: string }>({ kind: 'all', status: 'all', q: '' });

const listAtom = atomWithInfiniteQuery(
  (get) => {
    const call = get(adminCallAtom);
    const sought = get(soughtAtom);
    const { kind, status, q } = sought;
    return {
      queryKey: [...queryKeys.inbox, 'list', sought],
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        call((http, token) =>
          searchSubmissions(
            http,
            token,
            {
              limit: PAGE_LENGTH,
              status,
              ...(kind === 'all' ? {} : { kind }),
              ...(q === '' ? {} : { q }),
              ...(pageParam === undefined ? {} : { after: pageParam }),
            },
            signal,
          ),
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }: SubmissionPage) => next ?? undefined,
      // What was found before stays in sight until the next answer.
      placeholderData: keepPreviousData,
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

export interface SubmissionList {
  /** As far as they are fetched, newest first; undefined before the first answer. */
  readonly submissions: readonly SubmissionItem[] | undefined;
  /** Of everything that the search finds, by kind and status. */
  readonly counts: SubmissionCounts | undefined;
  /** Unread ones of the person who is signed in, whatever is sought. */
  readonly unread: number | undefined;
  /** The search that was typed, as it is sought. */
  readonly q: string;
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Fetches the next page, if there is one and none is on its way. */
  readonly fetchMore: () => void;
  readonly refetch: () => void;
}

/** The search as it is typed. Only who calls this is drawn anew at every key; the list follows when there is time. */
export const useInboxSearch = (): readonly [string, (typed: string) => void] => {
  const [typed, type] = useAtom(inboxSearchAtom);
  const seek = useSetAtom(soughtAtom);
  const q = useDeferredValue(typed).trim();
  useEffect(() => seek((sought) => ({ ...sought, q })), [seek, q]);
  return [typed, type];
};

/** What visitors have sent, as the view and the search narrow it down; followed live. */
export const useSubmissionList = (view: InboxView): SubmissionList => {
  const [{ q }, seek] = useAtom(soughtAtom);
  const { kind, status } = view;
  useEffect(() => seek((sought) => ({ ...sought, kind, status })), [seek, kind, status]);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useAtomValue(listAtom);
  const submissions = useMemo(() => data?.pages.flatMap((page) => page.submissions), [data]);
  const last = data?.pages.at(-1);
  return {
    submissions,
    counts: last?.counts,
    unread: last?.unread,
    q,
    error,
    isFetching,
    fetchMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    refetch: () => void refetch(),
  };
};
