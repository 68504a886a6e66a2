import type { Product } from '@jeweler/core/schemas';
import { useQuery } from '@tanstack/react-query';
import { noteFailedLoad } from '../lib/loading/reload-document.ts';
import { retryOnce } from '../lib/loading/until-loaded.ts';
import { queryClient } from './query-client.ts';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: T };

/** The HTTP client and the schemas, 25 kB gzip, are loaded with the first list: most visits need none. */
const loadProducts = async (): Promise<Product[]> => {
  const { fetchProducts } = await retryOnce(() => import('./fetch-products.ts'));
  return fetchProducts();
};

const productsQuery = { queryKey: ['products'], queryFn: loadProducts };

/** Fetches the full product list unless it is there: its first reader need not wait. */
export const prefetchProducts = async (): Promise<void> => {
  await queryClient.ensureQueryData(productsQuery).catch(() => undefined);
};

/**
 * The full product list, fetched if `isNeeded`: once for all readers, and kept until five minutes after the last
 * of them is gone (SPEC section 7). Code that cannot be loaded counts as a failed request.
 */
export const useProducts = (isNeeded: boolean): Loaded<Product[]> => {
  const { data, isError, refetch } = useQuery(
    { ...productsQuery, enabled: isNeeded, subscribed: isNeeded },
    queryClient,
  );
  if (data) return { state: 'ready', value: data };
  const retry = async () => {
    if ((await refetch()).isError) noteFailedLoad();
  };
  return isError ? { state: 'failed', retry: () => void retry() } : { state: 'loading' };
};
