import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '../frame/skip-link.tsx';
import { portalPaths } from './portal-paths.ts';

/**
 * After a navigation the screen is seen from its top and its heading has the focus, so that keyboard and
 * screen reader follow. `main` holds it meanwhile for a heading that is still to come (`ScreenTitle`).
 */
export const useArrival = (): void => {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Only leads on.
    if (pathname === portalPaths.root) return;
    const before = shown.current;
    shown.current = pathname;
    if (before === undefined || before === pathname) return;
    window.scrollTo(0, 0);
    const main = document.getElementById(MAIN_ID);
    // The sign-in focuses its first field, the library its search where that is wanted.
    if (!main || pathname === portalPaths.login || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1');
    heading?.focus({ preventScroll: true });
    // While a screen's code is on its way the heading is none, or that of the last one, hidden.
    if (document.activeElement !== heading) main.focus({ preventScroll: true });
  }, [pathname]);
};
