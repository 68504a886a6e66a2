import type { Route } from '@playwright/test';
import { holdRequests, holdScripts } from '../support/hold-requests.ts';
import { untilMarked } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('hydration keeps the server’s nodes instead of drawing the page anew', {
  tag: ['@journey', '@firefox'],
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  const field = await page.getByLabel('Name').elementHandle();
  await page.getByLabel('Name').fill('Ada Ferrer');
  release();
  await expect(page.getByRole('form', { name: 'Send a message' })).toHaveAttribute('data-hydrated');
  await expect.poll(() => heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect.poll(() => field?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
});

test('a press before the form is hydrated says so at once, and is sent with what was typed', {
  tag: '@journey',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/react-*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-scripts'));
  await page.getByLabel('Name').fill('Ada Ferrer');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Could you re-tip a prong?');
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element, '::after').content))
    .toBe('"Sending..."');
  release();
  await expect(page.getByText('We have your message')).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

/** What starts a page: React, the site and the site's styles. */
const STARTED = /\/assets\/(?:react-[\w-]+\.js|site-[\w-]+\.(?:js|css))$/;

test('what a page starts is requested side by side, after its pictures', async ({ page }) => {
  // None is answered before all three are requested: one that waited for another would never start the page.
  const waiting: Route[] = [];
  await page.route(STARTED, async (route) => {
    waiting.push(route);
    if (waiting.length === 3) await Promise.all(waiting.map((each) => each.continue()));
  });
  const release = await holdRequests(page, '**/images/**');
  const entry = page.waitForEvent('requestfinished', (request) => /\/assets\/entry-/.test(request.url()));
  await page.goto('/custom-design', { waitUntil: 'commit' });
  await entry;
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(waiting).toEqual([]);
  release();
  await untilMarked(page, 'hydrated');
  expect(waiting).toHaveLength(3);
});
