import { QueryClient } from '@tanstack/query-core';

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * A query client with the caching of SPEC section 7: never stale, no retry, no refetch on focus, reconnect or
 * interval, and removed five minutes after the last use.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // The server may run on this machine while the browser believes that it is offline.
        networkMode: 'always',
      },
    },
  });
