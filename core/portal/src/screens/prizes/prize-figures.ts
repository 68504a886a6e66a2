import { findPrizeClaims, getPrizeFigures } from '@jeweler/core/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { sessionAtom } from '../../shared/session/use-session.ts';
import { usePortalQuery, whenShown } from '../../shared/use-query.ts';

// Below the key of submissions: the same event of the server reports a change.
const prizesKey = [...queryKeys.submissions, 'prizes'];

/** Claims compared with the odds, and their value with the limit; updated live. */
export const usePrizeFigures = () => usePortalQuery([...prizesKey, 'figures'], getPrizeFigures);

/** The text in the counter's search field: names of visitors, which must not appear in URLs. */
const searchInputAtom = sessionAtom('');

/** The search at the counter and its results, updated live; `found` is undefined without a search text. */
export const useClaimSearch = () => {
  const [typed, type] = useAtom(searchInputAtom);
  const q = typed.trim();
  const { session, queries } = usePortal();
  const options = {
    ...whenShown,
    queryKey: [...prizesKey, 'found', q],
    // With the signal, an answer to what is no longer typed is not waited for.
    queryFn: ({ signal }: { signal: AbortSignal }) => findPrizeClaims(session.http, { q }, signal),
    enabled: q !== '',
    // The previous results stay visible until the next response.
    placeholderData: keepPreviousData,
  };
  const { data, error, isPlaceholderData, ...rest } = useQuery(options, queries);
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
