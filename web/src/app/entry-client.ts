import { loadSheet, startUp } from '../lib/loading/start-up.ts';
import { retryOnce, untilLoaded } from '../lib/loading/until-loaded.ts';
import siteSheet from './site.css?url';

/** Stands for the whole site among the missing parts: forms then show other ways to reach the shop. */
const SITE = {};

// Static imports are loaded with this file, before the page is shown; all else is imported dynamically.
void startUp(
  [
    () => Promise.all([retryOnce(() => import('./react.ts')), retryOnce(() => loadSheet(siteSheet))]),
    async () => (await retryOnce(() => import('./hydrate.tsx'))).hydrate(),
  ],
  (start) => untilLoaded(SITE, start),
);
