import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { system } from '@jeweler/core/theme';
import type { ReactNode } from 'react';
import type { PageData } from '../data/page-data.ts';
import { PageDataContext } from '../data/page-data-context.ts';

interface ProvidersProps {
  cache: EmotionCache;
  data: PageData;
  children: ReactNode;
}

/** What both entries wrap around the site; the router differs and stands outside. */
export const Providers = ({ cache, data, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      <PageDataContext value={data}>{children}</PageDataContext>
    </ChakraProvider>
  </CacheProvider>
);
