import type { Page } from '@playwright/test';

/**
 * Makes the portal read an event stream of its own, as in a browser without shared workers: Playwright cannot
 * route the requests of a shared worker.
 */
export const withOwnStream = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'SharedWorker', { value: undefined }));
