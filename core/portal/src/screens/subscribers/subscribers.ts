import { searchSubscribers } from '@jeweler/core/api';
import type { SubscriberState } from '@jeweler/core/submissions';
import { keepPreviousData } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { createSearchText } from '../../shared/search-text.ts';
import { usePortalPages } from '../../shared/use-query.ts';

/** State filter of the list. */
export const subscriberStateAtom = atom<SubscriberState | 'all'>('all');

const searchText = createSearchText();
export const useSubscriberSearch = searchText.useField;

/** The newsletter's subscribers matching state and search, updated live. */
export const useSubscribers = () => {
  const state = useAtomValue(subscriberStateAtom);
  const q = searchText.useSearched();
  const asked = { state: state === 'all' ? undefined : state, q: q || undefined };
  return usePortalPages(
    // Below the key of submissions: the same event of the server reports a change.
    [...queryKeys.submissions, 'subscribers', state, q],
    (http, after?: number, signal?: AbortSignal) => searchSubscribers(http, { ...asked, after }, signal),
    ({ next }) => next,
    // The previous results stay visible until the next response.
    { placeholderData: keepPreviousData },
  );
};
