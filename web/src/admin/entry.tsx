import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { AdminPortal, followColorScheme, NoticeArea } from '@jeweler/core/admin-portal';
import { fontFaceCss, portalSystem } from '@jeweler/core/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserHost } from './browser-host.ts';

/**
 * Starts the staff portal in a browser.
 * @param fetch used for the calls to the server
 */
export const startPortal = (root: HTMLElement, fetch: typeof globalThis.fetch): void => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  followColorScheme();
  const host = createBrowserHost(fetch);
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={portalSystem}>
          <Global styles={fontFaceCss} />
          {/* No transitions: a filter's control and its results change together. */}
          <BrowserRouter useTransitions={false}>
            <AdminPortal host={host} />
          </BrowserRouter>
          <NoticeArea />
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
};
