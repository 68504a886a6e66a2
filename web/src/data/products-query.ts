import { listProducts } from '@jeweler/core/api';
import type { Product } from '@jeweler/core/schemas';
import { createQueryClient } from '@jeweler/core/ui/unstyled';
import { type QueryKey, QueryObserver, type QueryState } from '@tanstack/query-core';
import { http } from '../lib/http/http.ts';
import * as selections from './select-products.ts';

/** State of a request: loading, failed or ready. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: T };

const queryClient = createQueryClient();
const queryKey: QueryKey = ['products'];
let observer: QueryObserver<Product[]> | undefined;

/**
 * Fetches the full product list (`GET /api/products`) unless it is cached: one request for any number of
 * subscribers. The list is removed from the cache five minutes after the last of them has unsubscribed (SPEC
 * section 7).
 */
export const subscribe = (listener: () => void): (() => void) => {
  observer ??= new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => listProducts(http),
  });
  const current = observer;
  const unsubscribe = current.subscribe(listener);
  return () => {
    unsubscribe();
    if (!current.hasListeners() && observer === current) observer = undefined;
  };
};

const retry = () => void observer?.refetch();

/** The full list, and the functions that select a page's products from it. */
export interface ProductList {
  readonly products: Product[];
  readonly selections: typeof selections;
}

const loadedFrom = (state: QueryState<Product[]> | undefined): Loaded<ProductList> => {
  if (state?.data) return { state: 'ready', value: { products: state.data, selections } };
  return state?.status === 'error' ? { state: 'failed', retry } : { state: 'loading' };
};

let known: QueryState<Product[]> | undefined;
let loaded: Loaded<ProductList> = loadedFrom(known);

/** The current state of the list; the same object until it changes. */
export const read = (): Loaded<ProductList> => {
  const state = queryClient.getQueryState<Product[]>(queryKey);
  if (state !== known) {
    known = state;
    loaded = loadedFrom(state);
  }
  return loaded;
};
