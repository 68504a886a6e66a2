import { findPrizeClaims, getPrizeFigures } from '@jeweler/core/api';
import { keepPreviousData } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortalQuery } from '../../shared/use-query.ts';

// Below the key of submissions: the same event of the server reports a change.
const prizesKey = [...queryKeys.submissions, 'prizes'];

/** Claims compared with the odds, and their value with the limit; updated live. */
export const usePrizeFigures = () =>
  usePortalQuery((http) => ({
    queryKey: [...prizesKey, 'figures'],
    queryFn: () => getPrizeFigures(http),
  }));

/** The text in the counter's search field: names of visitors, which must not appear in URLs. */
const searchInputAtom = atom('');

/** The search at the counter and its results, updated live; `found` is undefined without a search text. */
export const useClaimSearch = () => {
  const [typed, type] = useAtom(searchInputAtom);
  const q = typed.trim();
  const { data, error, isPlaceholderData, ...rest } = usePortalQuery((http) => ({
    queryKey: [...prizesKey, 'found', q],
    queryFn: ({ signal }: { signal: AbortSignal }) => findPrizeClaims(http, { q }, signal),
    enabled: q !== '',
    // The previous results stay visible until the next response.
    placeholderData: keepPreviousData,
  }));
  return {
    ...rest,
    typed,
    type,
    found: q === '' ? undefined : data,
    /** Whether `found` belongs to the text currently typed. */
    isSettled: !isPlaceholderData,
    error: q === '' ? null : error,
  };
};
