import type { Page } from '@playwright/test';
import { deferred } from './deferred.ts';

/** Holds back the page's requests to these addresses until the returned function is called. */
export const holdRequests = async (page: Page, addresses: string): Promise<() => void> => {
  const { promise: released, resolve: release } = deferred<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Holds back the page's scripts, so that it stays as sent by the server. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js');
