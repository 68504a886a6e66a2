import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { portalPaths } from '../shared/paths.ts';
import { MAIN_ID } from '../shared/ui/use-focus-keeping.ts';

/**
 * After a navigation, scrolls to the top and focuses the screen's heading, so that keyboard and screen reader
 * follow. `main` has the focus until a heading that loads later appears (`ScreenTitle`).
 */
export const useRouteFocus = (): void => {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const scrolled = useRef(pathname);
  // Before the effects of the screen: a list that is returned to scrolls to the row that was left.
  useLayoutEffect(() => {
    if (scrolled.current === pathname) return;
    scrolled.current = pathname;
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    // The root path only redirects.
    if (pathname === portalPaths.root) return;
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined || before === pathname) return;
    const main = document.getElementById(MAIN_ID);
    // The sign-in focuses its first field, and the library its search if that was requested.
    if (!main || pathname === portalPaths.login || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    heading?.focus({ preventScroll: true });
    // While a screen's code is loading, there is no heading, or only the hidden one of the previous screen.
    if (document.activeElement !== heading) main.focus({ preventScroll: true });
  }, [pathname]);
};
