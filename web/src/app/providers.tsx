import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { system } from '@jeweler/core/theme';
import type { QueryClient } from '@tanstack/query-core';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ReactNode } from 'react';
import { pageDataAtom } from '../data/catalogue-atoms.ts';
import type { PageData } from '../data/page-data.ts';

/** One jotai store per page load (per request on the server), started from the page's data. */
export const createPageStore = (data: PageData, queryClient: QueryClient) => {
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  store.set(pageDataAtom, data);
  return store;
};

interface ProvidersProps {
  cache: EmotionCache;
  store: ReturnType<typeof createPageStore>;
  children: ReactNode;
}

/** What both entries wrap around the site; the router differs and stands outside. */
export const Providers = ({ cache, store, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      <Provider store={store}>{children}</Provider>
    </ChakraProvider>
  </CacheProvider>
);
