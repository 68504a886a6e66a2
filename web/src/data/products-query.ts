import { listProducts } from '@jeweler/core/api';
import type { Product } from '@jeweler/core/schemas';
import { createQueryClient } from '@jeweler/core/ui/unstyled';
import { type QueryKey, QueryObserver, type QueryState } from '@tanstack/query-core';
import { http } from '../lib/http/http.ts';
import * as selections from './select-products.ts';

/** State of a request: loading, failed or done. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: T };

const queryClient = createQueryClient();
const queryKey: QueryKey = ['products'];
let observer: QueryObserver<Product[]> | undefined;

/**
 * Fetches the full product list (`GET /api/products`) where it is not there yet: one request however many
 * subscribers. What was fetched is dropped five minutes after the last of them has gone (SPEC section 7).
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

/** The full list, and what selects from it the products of a page. */
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

/** The list as it stands; the same object until it changes. */
export const read = (): Loaded<ProductList> => {
  const state = queryClient.getQueryState<Product[]>(queryKey);
  if (state !== known) {
    known = state;
    loaded = loadedFrom(state);
  }
  return loaded;
};
