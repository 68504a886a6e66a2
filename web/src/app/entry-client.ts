import { retryOnce, untilLoaded } from '../components/lazy/until-loaded.ts';
import { startUp } from '../lib/start-up.ts';

/** Names the whole site among what can be missing: its forms then say how else to reach the shop. */
const SITE = {};

// What this file imports by name comes with it, before the page is shown: hence import() for all else.
void startUp(
  [
    () => retryOnce(() => import('react-dom/client')),
    async () => (await retryOnce(() => import('./hydrate.tsx'))).hydrate(),
  ],
  (start) => untilLoaded(SITE, start),
);
