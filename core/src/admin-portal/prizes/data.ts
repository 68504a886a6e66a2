import { keepPreviousData } from '@tanstack/query-core';
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useDeferredValue, useEffect } from 'react';
import { findPrizeClaims, getPrizeFigures } from '../../api/index.ts';
import { queryKeys } from '../live/live-queries.ts';
import { adminCallAtom, queriesAtom } from '../portal/portal-atom.ts';

// Below the inbox: the same event tells of a change.
const prizesKey = [...queryKeys.inbox, 'prizes'];

const figuresAtom = atomWithQuery(
  (get) => {
    const call = get(adminCallAtom);
    return { queryKey: [...prizesKey, 'figures'], queryFn: () => call(getPrizeFigures), staleTime: 0 };
  },
  (get) => get(queriesAtom),
);

/** Claims against the odds, and their value against the limit; followed live. */
export const usePrizeFigures = () => useAtomValue(figuresAtom);

/** What is typed at the counter: names of visitors, which stay out of addresses. */
const typedAtom = atom('');
const soughtAtom = atom('');

const claimsAtom = atomWithQuery(
  (get) => {
    const call = get(adminCallAtom);
    const q = get(soughtAtom);
    return {
      queryKey: [...prizesKey, 'found', q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call((http, token) => findPrizeClaims(http, token, q, signal)),
      enabled: q !== '',
      // What was found before stays in sight until the next answer.
      placeholderData: keepPreviousData,
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

/** The search at the counter and what it finds, followed live; `found` is undefined while nothing is looked for. */
export const useClaimSearch = () => {
  const [typed, type] = useAtom(typedAtom);
  const seek = useSetAtom(soughtAtom);
  const sought = useAtomValue(soughtAtom);
  const q = useDeferredValue(typed).trim();
  useEffect(() => seek(q), [seek, q]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useAtomValue(claimsAtom);
  return {
    typed,
    type,
    found: sought === '' ? undefined : data,
    /** `found` is of what is typed now. */
    isSettled: !isPlaceholderData && typed.trim() === sought,
    error: sought === '' ? null : error,
    isFetching,
    refetch: () => void refetch(),
  };
};
