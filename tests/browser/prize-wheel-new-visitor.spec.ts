import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred.ts';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open the Wheel of Fortune' });
const popup = (page: Page) => page.getByRole('dialog');

/** Longer than any timer on the page, by its clock. */
const LONG_MS = 60_000;

/** Runs the page's clock, and waits for the requests that this causes. */
const waitLong = async (page: Page) => {
  await page.clock.runFor(LONG_MS);
  await page.waitForLoadState('networkidle');
};

/** Delays the server's response that this visitor is new, until the returned function is called. */
const holdCheck = async (page: Page) => {
  const { promise: held, resolve: release } = deferred<void>();
  await page.route('**/api/wheel-popup/check', async (route) => {
    await held;
    await route.fulfill({ json: { hasSeenWheel: false } });
  });
  return () => {
    const answered = page.waitForResponse('**/api/wheel-popup/check');
    release();
    return answered;
  };
};

test.describe('a new visitor', () => {
  test.use({ wheelSeen: false });

  test('meets the popup once: it opens by itself and is not shown again', async ({ page }) => {
    // The popup may open while the page is still being hydrated.
    const recorded = page.waitForResponse('**/api/wheel-popup/record');
    await visit(page, '/');
    await expect(popup(page)).toBeVisible();
    expect((await recorded).status()).toBe(204);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();

    await page.clock.install();
    const checked = page.waitForResponse('**/api/wheel-popup/check');
    await page.reload();
    expect(await (await checked).json()).toEqual({ hasSeenWheel: true });
    await waitLong(page);
    await expect(popup(page)).toBeHidden();
  });

  test('is not interrupted while filling in a form', async ({ page }) => {
    const releaseCheck = await holdCheck(page);
    await page.clock.install();
    await visit(page, '/');
    await page.getByRole('form', { name: 'Subscribe to the newsletter' }).getByLabel('Email').focus();
    await expect(opener(page)).toBeVisible();
    await releaseCheck();
    await waitLong(page);
    await expect(popup(page)).toBeHidden();
  });

  test('is left alone when the visitor has gone to another page', async ({ page }) => {
    const releaseCheck = await holdCheck(page);
    await page.clock.install();
    await visit(page, '/');
    // The button appears once the visitor has stayed long enough for the check to be requested.
    await expect(opener(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jewelry Services' })).toBeVisible();
    await releaseCheck();
    await waitLong(page);
    await expect(popup(page)).toBeHidden();
    await expect(opener(page)).toBeHidden();
  });
});
