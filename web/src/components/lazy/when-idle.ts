import { pageLoaded } from './page-events.ts';

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback; a short pause lets the first paint through there.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Resolves once the page has loaded and the browser has nothing better to do (2 s later at most). */
export const whenIdle = async (): Promise<void> => {
  await pageLoaded();
  await idle();
};
