import { useEffect } from 'react';
import { matchRoute } from './routes.tsx';

// 'pointerover' and 'focusin' are 'pointerenter' and 'focus' as they reach the document.
const SIGNS_OF_INTENT = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of the page that a link leads to as soon as somebody is about to follow it. */
export const usePagePrefetch = (): void => {
  useEffect(() => {
    let last: Element | null = null;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === last) return;
      last = link;
      if (!link || link.origin !== window.location.origin || link.target) return;
      const { route } = matchRoute(link.pathname);
      // The catch-all also matches what is no page of the site, such as pictures.
      if (route.path !== '*') route.Page.preload().catch(() => undefined);
    };
    const over = new AbortController();
    for (const event of SIGNS_OF_INTENT) {
      document.addEventListener(event, prefetch, { passive: true, signal: over.signal });
    }
    return () => over.abort();
  }, []);
};
