import { searchSubscribers } from '@jeweler/core/api';
import type { SubscriberPage, SubscriberState } from '@jeweler/core/submissions';
import { keepPreviousData } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect } from 'react';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortalPages } from '../../shared/use-query.ts';

/** State filter of the list. */
export const subscriberStateAtom = atom<SubscriberState | 'all'>('all');
/**
 * The text in the search field. People's email addresses must not appear in URLs, so it is stored only here.
 */
const searchAtom = atom('');
const searchedAtom = atom('');

/** The text of the search field; the list follows at lower priority. */
export const useSubscriberSearch = (): readonly [string, (typed: string) => void] => {
  const [typed, type] = useAtom(searchAtom);
  const setSearched = useSetAtom(searchedAtom);
  const q = useDeferredValue(typed).trim();
  useEffect(() => setSearched(q), [setSearched, q]);
  return [typed, type];
};

/** The newsletter's subscribers matching state and search, updated live. */
export const useSubscribers = () => {
  const state = useAtomValue(subscriberStateAtom);
  const q = useAtomValue(searchedAtom);
  return usePortalPages((http) => ({
    // Below the key of submissions: the same event of the server reports a change.
    queryKey: [...queryKeys.submissions, 'subscribers', state, q],
    queryFn: ({ pageParam, signal }: { pageParam: number | null; signal: AbortSignal }) =>
      searchSubscribers(
        http,
        { state: state === 'all' ? undefined : state, q: q || undefined, after: pageParam ?? undefined },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: SubscriberPage) => next,
    // The previous results stay visible until the next response.
    placeholderData: keepPreviousData,
  }));
};
