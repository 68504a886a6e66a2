import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { siteSystem } from '@jeweler/core/theme';
import type { ReactNode } from 'react';
import type { PageData } from '../data/page-data.ts';
import { PageDataContext } from '../data/page-data-context.ts';

interface ProvidersProps {
  cache: EmotionCache;
  data: PageData;
  children: ReactNode;
}

// The server puts reset, tokens and element defaults into the page; once more would hold the browser up.
const withoutGlobalStyles = (): SystemContext => Object.create(siteSystem(), { _global: { value: [] } });
let system: SystemContext | undefined;

/** What both entries wrap around the site; the router differs and stands outside. */
export const Providers = ({ cache, data, children }: ProvidersProps) => {
  system ??= withoutGlobalStyles();
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <PageDataContext value={data}>{children}</PageDataContext>
      </ChakraProvider>
    </CacheProvider>
  );
};
