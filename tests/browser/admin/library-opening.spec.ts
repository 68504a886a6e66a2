import { expectFound } from '../../library-suite/library-driver.ts';
import { standingFiles } from '../../library-suite/media-folder.ts';
import { holdRequests } from '../../support/hold-requests.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/library-test.ts';

/** The portal's own script, imported by the page's first one. */
const PORTAL = '**/assets/portal-*.js';

test('the list is asked for once, before the portal’s code has come', {
  tag: '@journey',
}, async ({ library }) => {
  const { page, origin } = library;
  const lists: string[] = [];
  const violations: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/admin/media') lists.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  const release = await holdRequests(page, PORTAL);
  await page.goto(`${origin}/admin/media`, { waitUntil: 'commit' });
  await expect.poll(() => lists).toHaveLength(1);
  // The code is on its way too: the page itself asks for it.
  await expect(page.locator('link[rel=modulepreload][href*="/assets/portal-"]')).toHaveCount(1);

  release();
  await expectFound(library, standingFiles.length);
  expect(lists).toHaveLength(1);
  expect(violations.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('the page has the portal’s canvas in either scheme before its code has come, and says that it is opening', async ({
  library,
}) => {
  const { page, origin } = library;
  const canvas = () =>
    page.evaluate(() =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
    );
  const opening = page.getByText('Opening the staff portal…');
  const before: (string | undefined)[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await page.addInitScript((chosen) => localStorage.setItem('adminColorScheme', chosen), scheme);
    const release = await holdRequests(page, PORTAL);
    await page.goto(`${origin}/admin/media`);
    await expect(opening).toBeVisible();
    await expectNoViolations(page);
    const [ground] = await canvas();
    before.push(ground);
    release();
    await expectFound(library, standingFiles.length);
    await expect(opening).toHaveCount(0);
    await expect.poll(canvas).toEqual([ground, ground]);
    await page.unroute(PORTAL);
  }
  expect(new Set(before).size).toBe(2);
});

test('a page whose code does not come says so, and what to do', async ({ library }) => {
  const { page, origin } = library;
  await page.route(PORTAL, (route) => route.abort());
  await page.goto(`${origin}/admin/media`);
  await expect(page.getByText('The staff portal could not be loaded. Check the connection')).toBeVisible();
  await page.unroute(PORTAL);
  await page.reload();
  await expectFound(library, standingFiles.length);
});

test('nothing of the library is shown for a session that the server refuses', async ({ library }) => {
  const { page, origin } = library;
  await page.addInitScript(() => localStorage.setItem('adminToken', 'of another server'));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=grid]')) document.documentElement.dataset.leaked = '';
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${origin}/admin/media`);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-leaked');
});
