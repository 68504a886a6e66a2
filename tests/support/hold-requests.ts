import type { Page } from '@playwright/test';
import { deferred } from './deferred.ts';

/** Keeps the page's requests to these addresses back until the function returned is called. */
export const holdRequests = async (page: Page, addresses: string): Promise<() => void> => {
  const { promise: released, resolve: release } = deferred<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Keeps the page's scripts back, so that it stands as the server sent it. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js');
