import { keepPreviousData } from '@tanstack/query-core';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { useDeferredValue, useEffect } from 'react';
import { searchSubscribers } from '../../api/index.ts';
import type { SubscriberPage, SubscriberState } from '../../schemas/index.ts';
import { queryKeys } from '../live/live-queries.ts';
import { adminCallAtom, queriesAtom } from '../portal/portal-atom.ts';

/** Which subscribers are looked at; undefined: all. */
export const subscriberStateAtom = atom<SubscriberState | undefined>(undefined);
/** What is typed into the search. Addresses of people stay out of addresses, so this is its only place. */
const searchAtom = atom('');
const soughtAtom = atom('');

const subscribersAtom = atomWithInfiniteQuery(
  (get) => {
    const call = get(adminCallAtom);
    const state = get(subscriberStateAtom);
    const q = get(soughtAtom);
    return {
      // Below the inbox: the same event tells of a change.
      queryKey: [...queryKeys.inbox, 'subscribers', state ?? 'all', q],
      queryFn: ({ pageParam, signal }: { pageParam: number | null; signal: AbortSignal }) =>
        call((http, token) =>
          searchSubscribers(
            http,
            token,
            {
              ...(state === undefined ? {} : { state }),
              ...(q === '' ? {} : { q }),
              ...(pageParam === null ? {} : { after: pageParam }),
            },
            signal,
          ),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }: SubscriberPage) => next,
      // What was found before stays in sight until the next answer.
      placeholderData: keepPreviousData,
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

/** The search as it is typed; the list follows when there is time. */
export const useSubscriberSearch = (): readonly [string, (typed: string) => void] => {
  const [typed, type] = useAtom(searchAtom);
  const seek = useSetAtom(soughtAtom);
  const q = useDeferredValue(typed).trim();
  useEffect(() => seek(q), [seek, q]);
  return [typed, type];
};

/** The newsletter's list as state and search narrow it down, followed live. */
export const useSubscribers = () => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useAtomValue(subscribersAtom);
  return {
    subscribers: data?.pages.flatMap((page) => page.subscribers),
    page: data?.pages.at(-1),
    error,
    isFetching,
    showMore: hasNextPage ? () => void fetchNextPage() : undefined,
    refetch: () => void refetch(),
  };
};
