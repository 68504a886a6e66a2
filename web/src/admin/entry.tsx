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
import { PortalSurroundings } from './portal-surroundings.tsx';

/** How long the first view stays while the list is loading, in milliseconds. */
const LONGEST_WAIT = 2000;

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
    const deadline = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    await Promise.race([preloadLibrary(portal), deadline]);
  }
  createRoot(root).render(
    <StrictMode>
      <PortalSurroundings cache={cache}>
        {/* No transitions: a filter's control and its results change together. */}
        <BrowserRouter useTransitions={false}>
          <PortalScreens portal={portal} />
        </BrowserRouter>
        <NoticeArea />
      </PortalSurroundings>
    </StrictMode>,
  );
};
