import { loadSheet, startUp } from '../lib/loading/start-up.ts';
import { retryOnce, untilLoaded } from '../lib/loading/until-loaded.ts';
import siteSheet from './site.css?url';

/** Names the whole site among what can be missing: its forms then say how else to reach the shop. */
const SITE = {};

// What this file imports by name comes with it, before the page is shown: hence import() for all else.
void startUp(
  [
    () => Promise.all([retryOnce(() => import('./react.ts')), retryOnce(() => loadSheet(siteSheet))]),
    async () => (await retryOnce(() => import('./hydrate.tsx'))).hydrate(),
  ],
  (start) => untilLoaded(SITE, start),
);
