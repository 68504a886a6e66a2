import { listBulkChanges, listRedirects } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { adminHttpAtom, queriesAtom } from '../../../shared/portal.ts';

const changesAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: [...queryKeys.catalogue, 'bulk'],
      queryFn: async () => (await listBulkChanges(http)).changes,
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

const redirectsAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return {
      queryKey: [...queryKeys.catalogue, 'redirects'],
      queryFn: async () => (await listRedirects(http)).redirects,
      staleTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

/** Changes of several pieces in the last 30 days, newest first. */
export const useRecentChanges = () => useAtomValue(changesAtom);

/** Former addresses, and where they lead. */
export const useRedirects = () => useAtomValue(redirectsAtom);
