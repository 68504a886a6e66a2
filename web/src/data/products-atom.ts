import { createQueryClient } from '@jeweler/core/ui/unstyled';
import { atomWithQuery } from 'jotai-tanstack-query';

// Browser only: the server always has a page's pieces and fetches nothing.
const queryClient = createQueryClient();

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
