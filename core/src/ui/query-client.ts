import { QueryClient } from '@tanstack/query-core';

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * Keeps what was fetched as SPEC section 7 says: never stale, no retry, no refetch on focus,
 * reconnect or interval, and dropped five minutes after last use.
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
        // The server may be on this very machine while the browser believes itself offline.
        networkMode: 'always',
      },
    },
  });
