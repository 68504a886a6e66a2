import { QueryClient } from '@tanstack/query-core';
import { atomWithQuery } from 'jotai-tanstack-query';

const FIVE_MINUTES = 5 * 60 * 1000;

// SPEC section 7: never stale, no retry, no refetch on focus, reconnect or interval, and dropped five
// minutes after last use. Browser only: the server always has a page's pieces and fetches nothing.
const queryClient = new QueryClient({
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

/** The full product list (`GET /api/products`): one request however many readers. */
export const productsAtom = atomWithQuery(
  () => ({
    queryKey: ['products'],
    queryFn: async () => {
      // The HTTP client and the schemas come only when something is fetched.
      const { createHttpClient, listProducts } = await import('@jeweler/core/api');
      return listProducts(createHttpClient());
    },
  }),
  () => queryClient,
);
