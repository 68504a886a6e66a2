import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

// By path too: the first entry of each document has the same key.
const storageKey = ({ pathname, key }: Location) => `scroll:${pathname}:${key}`;

/** Remembers where a page was scrolled to, per history entry; session storage may be closed to us. */
const remember = (place: Location, top: number) => {
  try {
    sessionStorage.setItem(storageKey(place), String(top));
  } catch {
    // Without storage, going back starts at the top.
  }
};
const recall = (place: Location): number => {
  try {
    return Number(sessionStorage.getItem(storageKey(place))) || 0;
  } catch {
    return 0;
  }
};

/**
 * What a page load does by itself and a client-side navigation must do: a new page starts at its top
 * (or at its #anchor) with the focus at the content, going back returns to where one was. A change
 * of the query alone (filters, tabs) moves neither. Between documents scrolling is the browser's.
 */
export const useNavigationEffects = (main: RefObject<HTMLElement | null>): void => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const first = useRef(location);
  const previous = useRef(location.pathname);
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
    // An entry of this site that was left within another document: its browser leaves the view to us.
    if (window.history.scrollRestoration === 'manual' && window.scrollY === 0) {
      window.scrollTo({ top: recall(first.current), behavior: 'instant' });
    }
  }, []);

  useEffect(() => {
    const { history } = window;
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // A reload, and a way back to this document, begin before any script: the browser restores them itself.
    const handBack = () => {
      remember(location, window.scrollY);
      history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [location]);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const left = previous.current !== pathname;
    previous.current = pathname;
    if (navigationType === 'POP') {
      if (left) window.scrollTo({ top: recall(location), behavior: 'instant' });
    } else if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else if (left) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (left) main.current?.focus({ preventScroll: true });
    top.current = window.scrollY;
    return () => remember(location, top.current);
  }, [location, navigationType, main]);
};
