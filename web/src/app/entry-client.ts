import { nextTask } from '../components/lazy/next-task.ts';
import { retryOnce, untilLoaded } from '../components/lazy/until-loaded.ts';
import { preloadPageModules } from './page-modules.ts';
import { pageShown } from './page-shown.ts';

/**
 * Brings the server's page to life once it is shown: what is seen comes over the line first. Each
 * step is a task of its own, so that between them the browser answers a visitor who is already there.
 */
const startSite = async () => {
  await retryOnce(() => import('./react.ts'));
  await nextTask();
  const { hydrate } = await retryOnce(() => import('./hydrate.tsx'));
  await nextTask();
  await hydrate();
};

/** Names the whole site among what can be missing: its forms then say how else to reach the shop. */
const SITE = {};

const start = async () => {
  await pageShown();
  preloadPageModules();
  await untilLoaded(SITE, startSite);
};

void start();
