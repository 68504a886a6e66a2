import { useEffect } from 'react';
import { paths } from '../config/public-pages.ts';
import { whenIdle, whenUsed } from '../lib/loading/when-used.ts';
import { matchRoute, type PageRoute } from './routes.tsx';

// Unlike 'pointerenter' and 'focus', 'pointerover' and 'focusin' bubble to the document.
const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

const prefetchPage = ({ path, each, Page }: PageRoute): Promise<unknown> => {
  const list = async () => {
    const [{ prefetchProducts }] = await Promise.all([
      import('../data/use-products.ts'),
      import('../data/fetch-products.ts'),
    ]);
    await prefetchProducts();
  };
  return Promise.all([Page.preload(), each || path === paths.home ? list() : undefined]);
};

/** On such a connection nothing is loaded that the visitor may not need. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};

/** Loads what any product's page needs once the visitor uses a page with links to some, and the browser is idle. */
const prefetchProductPage = async (): Promise<void> => {
  await whenUsed();
  await whenIdle();
  if (isSparing() || !document.querySelector(`main a[href^="${paths.product('')}"]`)) return;
  await prefetchPage(matchRoute(paths.product('any')).route);
};

/**
 * Loads what the page that a link leads to needs as soon as the visitor hovers over, touches or focuses the
 * link.
 */
export const usePagePrefetch = (): void => {
  useEffect(() => {
    prefetchProductPage().catch(() => undefined);
    let last: Element | null = null;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === last) return;
      last = link;
      if (!link || link.origin !== window.location.origin || link.target) return;
      const { route } = matchRoute(link.pathname);
      // The catch-all also matches URLs that are not pages of the site, such as pictures.
      if (route.path !== '*') prefetchPage(route).catch(() => undefined);
    };
    const over = new AbortController();
    for (const event of SIGNS_OF_INTENT) {
      document.addEventListener(event, prefetch, { passive: true, signal: over.signal });
    }
    return () => over.abort();
  }, []);
};
