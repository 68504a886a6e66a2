import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

// Includes the path: the first entry of every document has the same key.
const storageKey = ({ pathname, key }: Location) => `scroll:${pathname}:${key}`;

/** Stores a page's scroll position per history entry; session storage may be unavailable. */
const remember = (entry: Location, top: number) => {
  try {
    sessionStorage.setItem(storageKey(entry), String(top));
  } catch {
    // Without storage, going back starts at the top.
  }
};
const recall = (entry: Location): number => {
  try {
    return Number(sessionStorage.getItem(storageKey(entry))) || 0;
  } catch {
    return 0;
  }
};

/**
 * What a client-side navigation has to do like a page load: a new page starts at the top (or at its #anchor)
 * with the focus on the content; going back restores the scroll position. A change of the query alone
 * (filters, tabs) affects neither. Between documents, scrolling is up to the browser.
 */
export const useNavigationEffects = (main: RefObject<HTMLElement | null>): void => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const first = useRef(location);
  const previous = useRef(location.pathname);
  // Recorded while scrolling: when a page is left, the next one is already rendered, and a shorter one has
  // changed the scroll position.
  const top = useRef(0);

  useEffect(() => {
    const onScroll = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    // The entry was left in manual mode within another document, so the browser does not restore its
    // position.
    if (window.history.scrollRestoration === 'manual' && window.scrollY === 0) {
      window.scrollTo({ top: recall(first.current), behavior: 'instant' });
    }
  }, []);

  useEffect(() => {
    const { history } = window;
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // On a reload or a return to this document, the browser restores the position before any script runs.
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
