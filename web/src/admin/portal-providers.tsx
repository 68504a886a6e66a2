import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { fontFaceCss, portalSystem } from '@jeweler/core/theme';
import type { ReactNode } from 'react';

interface PortalProvidersProps {
  cache: EmotionCache;
  children: ReactNode;
}

/** The providers and global styles that the portal's screens need, in a browser and at build time. */
export const PortalProviders = ({ cache, children }: PortalProvidersProps) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={portalSystem}>
      <Global styles={fontFaceCss} />
      {children}
    </ChakraProvider>
  </CacheProvider>
);
