import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    // The root path only redirects.
    if (pathname === portalPaths.root) return;
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined || before === pathname) return;
    window.scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    // The sign-in focuses its first field, and the library its search if that was requested.
    if (!main || pathname === portalPaths.login || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    heading?.focus({ preventScroll: true });
    // While a screen's code is loading, there is no heading, or only the hidden one of the previous screen.
    if (document.activeElement !== heading) main.focus({ preventScroll: true });
  }, [pathname]);
};
