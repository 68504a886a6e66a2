import { findPrizeClaims, getPrizeFigures } from '@jeweler/core/api';
import { keepPreviousData } from '@tanstack/query-core';
import { atom, useAtom, useAtomValue } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { queryAtom } from '../../shared/query-atom.ts';

// Below the key of submissions: the same event of the server reports a change.
const prizesKey = [...queryKeys.submissions, 'prizes'];

const figuresAtom = queryAtom((http) => ({
  queryKey: [...prizesKey, 'figures'],
  queryFn: () => getPrizeFigures(http),
}));

/** Claims compared with the odds, and their value with the limit; updated live. */
export const usePrizeFigures = () => useAtomValue(figuresAtom);

/** The text in the counter's search field: names of visitors, which must not appear in URLs. */
const searchInputAtom = atom('');
const searchedAtom = atom((get) => get(searchInputAtom).trim());

const claimsAtom = queryAtom((http, get) => {
  const q = get(searchedAtom);
  return {
    queryKey: [...prizesKey, 'found', q],
    queryFn: ({ signal }: { signal: AbortSignal }) => findPrizeClaims(http, { q }, signal),
    enabled: q !== '',
    // The previous results stay visible until the next response.
    placeholderData: keepPreviousData,
  };
});

/** The search at the counter and its results, updated live; `found` is undefined without a search text. */
export const useClaimSearch = () => {
  const [typed, type] = useAtom(searchInputAtom);
  const q = useAtomValue(searchedAtom);
  const { data, error, isPlaceholderData, ...rest } = useAtomValue(claimsAtom);
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
