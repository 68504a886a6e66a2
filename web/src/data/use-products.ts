import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/loading/listeners.ts';
import { retryOnce } from '../lib/loading/until-loaded.ts';
import type { Loaded, ProductList } from './products-query.ts';

// The query library, the HTTP client and the schemas, 35 kB gzip, are loaded with the first list.
let query: typeof import('./products-query.ts') | undefined;
let loading: Promise<void> | undefined;

const { notify, subscribe: subscribeToCode } = createListeners();
const onItsWay: Loaded<ProductList> = { state: 'loading' };
let withoutCode: Loaded<ProductList> = onItsWay;

const loadQuery = (): Promise<void> => {
  withoutCode = onItsWay;
  loading ??= retryOnce(() => import('./products-query.ts')).then(
    (module) => {
      query = module;
      notify();
    },
    () => {
      loading = undefined;
      withoutCode = { state: 'failed', retry: () => void loadQuery() };
      notify();
    },
  );
  notify();
  return loading;
};

const subscribe = (listener: () => void): (() => void) => {
  let unsubscribe = () => {};
  // Once its code is loaded, subscribes to the query itself, which starts the request.
  const follow = () => {
    if (query) {
      unsubscribe();
      unsubscribe = query.subscribe(listener);
    }
    listener();
  };
  if (query) follow();
  else {
    unsubscribe = subscribeToCode(follow);
    void loadQuery();
  }
  return () => unsubscribe();
};

const read = (): Loaded<ProductList> => query?.read() ?? withoutCode;
const subscribeToNothing = () => () => {};
const readNothing = () => onItsWay;

/**
 * The full product list, fetched if `isNeeded`; otherwise 'loading'. Code that cannot be loaded counts as a
 * failed request.
 */
export const useProducts = (isNeeded: boolean): Loaded<ProductList> =>
  useSyncExternalStore(
    isNeeded ? subscribe : subscribeToNothing,
    isNeeded ? read : readNothing,
    // The server has the products of every page and requests nothing.
    readNothing,
  );
