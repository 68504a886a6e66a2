import createCache from '@emotion/cache';
import {
  createPortal,
  followColorScheme,
  NoticeArea,
  PortalScreens,
  preloadLibrary,
} from '@jeweler/core/admin-portal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserHost } from './browser-host.ts';
import { PortalProviders } from './portal-providers.tsx';

/** How long the first view stays while the list is loading, in milliseconds. */
const MAX_WAIT_MS = 2000;

interface PortalStart {
  /** Used for the calls to the server. */
  readonly fetch: typeof fetch;
  /** Whether `root` shows the library's first view: it stays until the library can replace it. */
  readonly firstViewIsShown: boolean;
}

/** Starts the staff portal in a browser. */
export const startPortal = async (
  root: HTMLElement,
  { fetch, firstViewIsShown }: PortalStart,
): Promise<void> => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  followColorScheme();
  const portal = createPortal(createBrowserHost(fetch));
  if (firstViewIsShown) {
    const deadline = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    await Promise.race([preloadLibrary(portal), deadline]);
  }
  createRoot(root).render(
    <StrictMode>
      <PortalProviders cache={cache}>
        {/* No transitions: a filter's control and its results change together. */}
        <BrowserRouter useTransitions={false}>
          <PortalScreens portal={portal} />
        </BrowserRouter>
        <NoticeArea />
      </PortalProviders>
    </StrictMode>,
  );
};
