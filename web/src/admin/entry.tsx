import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { fontFaceCss } from '@jeweler/core/theme/fonts';
import { italicFaceCss } from '@jeweler/core/theme/italic';
import {
  createPortal,
  followColorScheme,
  loadSignIn,
  NoticeArea,
  PortalScreens,
  prefetchMediaList,
} from '@jeweler/portal';
import { portalSystem } from '@jeweler/portal/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserHost } from './browser-host.ts';

/** How long the first render waits for a list on its way, in milliseconds; then it shows the list's skeleton. */
const LIST_WAIT_MS = 300;

interface PortalStart {
  readonly fetch: typeof fetch;
  /** Whether the library is opened and its list has been requested: one render with it is sooner done than two. */
  readonly isListRequested: boolean;
}

export const startPortal = async (
  root: HTMLElement,
  { fetch, isListRequested }: PortalStart,
): Promise<void> => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  followColorScheme();
  const portal = createPortal(createBrowserHost(fetch));
  if (isListRequested) {
    const deadline = new Promise((resolve) => setTimeout(resolve, LIST_WAIT_MS));
    await Promise.race([prefetchMediaList(portal), deadline]);
  }
  // Until then the page says that the portal is opening.
  if (portal.session.state().phase === 'signed-out') await loadSignIn();
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <ChakraProvider value={portalSystem}>
          {/* The site's pages name the files of its fonts; this build emits them. */}
          <Global styles={fontFaceCss + italicFaceCss} />
          {/* No transitions: a filter's control and its results change together. */}
          <BrowserRouter useTransitions={false}>
            <PortalScreens portal={portal} />
          </BrowserRouter>
          <NoticeArea />
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
};
