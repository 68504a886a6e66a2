import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../support/browser-launch.ts';
import { publicRoutes } from '../support/public-routes.ts';
import { untilHydrated } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

// Playwright switches the cache off.
test.use({
  launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Leaves the page and goes back; returns why Chrome did not keep it, or nothing. */
const whyNotKept = async (page: Page): Promise<unknown> => {
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto('/licenses.txt');
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    if ('isKept' in window) return undefined;
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: unknown };
    })[];
    return navigation?.notRestoredReasons?.reasons ?? 'no reason is given';
  });
};

test('browsers keep every page for going back and forward', async ({ page }) => {
  await page.goto('/robots.txt');
  test.skip(
    (await whyNotKept(page)) !== undefined,
    'This browser keeps no page, such as the headless shell.',
  );
  for (const route of publicRoutes) {
    await page.goto(route);
    await untilHydrated(page);
    expect([route, await whyNotKept(page)]).toEqual([route, undefined]);
  }
});
