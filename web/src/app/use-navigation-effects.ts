import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY_PREFIX = 'scroll:';

/** Remembers where a page was scrolled to, per history entry; session storage may be closed to us. */
const remember = (key: string, top: number) => {
  try {
    sessionStorage.setItem(KEY_PREFIX + key, String(top));
  } catch {
    // Without storage, going back starts at the top.
  }
};
const recall = (key: string): number => {
  try {
    return Number(sessionStorage.getItem(KEY_PREFIX + key)) || 0;
  } catch {
    return 0;
  }
};

/**
 * What a page load does by itself and a client-side navigation must do: a new page starts at its top
 * (or at its #anchor) with the focus at the content, going back returns to where one was. A change
 * of the query alone (filters, tabs) moves neither.
 */
export const useNavigationEffects = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);
  // When a page is left, the next one already stands, and a shorter one has moved the view.
  const top = useRef(0);

  useEffect(() => {
    const onScroll = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onHide = () => remember(key, window.scrollY);
    window.addEventListener('pagehide', onHide);
    // A reload lands here as the same entry.
    if (
      type === 'POP' &&
      !hash &&
      performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')
    ) {
      window.scrollTo({ top: recall(key), behavior: 'instant' });
    }
    return () => window.removeEventListener('pagehide', onHide);
  }, [hash, key, type]);

  useLayoutEffect(() => {
    const left = previous.current !== pathname;
    previous.current = pathname;
    if (type === 'POP') {
      if (left) window.scrollTo({ top: recall(key), behavior: 'instant' });
    } else if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else if (left) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (left) main.current?.focus({ preventScroll: true });
    top.current = window.scrollY;
    return () => remember(key, top.current);
  }, [pathname, hash, key, type, main]);
};
