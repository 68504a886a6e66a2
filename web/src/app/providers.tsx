import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { system } from '@jeweler/core/theme';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { PageData } from '../data/page-data.ts';
import { pageDataAtom } from '../data/page-data-atom.ts';

/** One jotai store per page load (per request on the server), started from the page's data. */
export const createPageStore = (data: PageData) => {
  const store = createStore();
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
