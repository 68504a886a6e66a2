import { listBulkChanges, listRedirects } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { queryAtom } from '../../../shared/query-atom.ts';

const changesAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.catalogue, 'bulk'],
  queryFn: async () => (await listBulkChanges(http)).changes,
}));

const redirectsAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.catalogue, 'redirects'],
  queryFn: async () => (await listRedirects(http)).redirects,
}));

/** Changes of several pieces in the last 30 days, newest first. */
export const useRecentChanges = () => useAtomValue(changesAtom);

/** Former addresses, and where they lead. */
export const useRedirects = () => useAtomValue(redirectsAtom);
