import { nextTask } from '../components/lazy/next-task.ts';
import { preloadPageModules } from './page-modules.ts';
import { pageShown } from './page-shown.ts';

/**
 * Brings the server's page to life once it is shown: what is seen comes over the line first. Each
 * step is a task of its own, so that between them the browser answers a visitor who is already there.
 */
const start = async () => {
  await pageShown();
  preloadPageModules();
  await import('./react.ts');
  await nextTask();
  const { prepareSiteSystem, siteSystem } = await import('./look.ts');
  await nextTask();
  prepareSiteSystem();
  await nextTask();
  siteSystem();
  await nextTask();
  const { hydrate } = await import('./hydrate.tsx');
  await nextTask();
  await hydrate();
};

void start();
