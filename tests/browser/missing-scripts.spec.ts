import type { Page } from '@playwright/test';
import { untilMarked, visit } from './support/hydrated.ts';
import { type Complaints, expect, test } from './support/site-test.ts';

const expectLostScripts = (complaints: Complaints) =>
  complaints.expected(/\/assets\/|Failed to load resource|Failed to fetch dynamically imported module/);

interface BrokenScripts {
  /** How often the scripts were requested. */
  readonly asked: () => number;
  readonly end: () => void;
}

/** Makes the scripts with these names fail as after an update: they no longer exist. */
const breakScripts = async (page: Page, ...names: readonly string[]): Promise<BrokenScripts> => {
  let isLost = true;
  let count = 0;
  await page.route(
    (url) =>
      names.some((name) => url.pathname.startsWith(`/assets/${name}-`) && url.pathname.endsWith('.js')),
    async (route) => {
      count += 1;
      await (isLost ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue());
    },
  );
  return {
    asked: () => count,
    end: () => {
      isLost = false;
    },
  };
};

/** Drops the connection and restores it. */
const reconnect = async (page: Page) => {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
};

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const expectMissing = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-scripts', 'missing');
const expectReady = (page: Page) => expect(page.locator('form').first()).toHaveAttribute('data-hydrated');
/** The browser's own field, shown while the calendar is missing. */
const dateField = (page: Page) => page.getByRole('textbox', { name: 'Date' });

test('a sheet that does not come leaves the page as the server drew it, and is asked for again', async ({
  page,
  complaints,
}) => {
  complaints.expected(/\.css|Failed to load resource/);
  let isLost = true;
  await page.route(/\/assets\/site-.*\.css$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Ferrer');
  await expectMissing(page);
  const marks = await page.evaluate(() => performance.getEntriesByName('hydrated').length);
  expect(marks).toBe(0);

  isLost = false;
  await reconnect(page);
  await expectReady(page);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
});

test('a form whose script does not come is posted by the browser, and works when the connection is back', {
  tag: '@journey',
}, async ({ page, complaints }) => {
  expectLostScripts(complaints);
  complaints.expected(/400 \(Bad Request\)/);
  const broken = await breakScripts(page, 'contact-form');
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Ferrer');
  await expectMissing(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
  // From here on, even between two attempts, the page hears that the connection is back.
  await expect(page.locator('html')).toHaveAttribute('data-scripts');

  broken.end();
  await reconnect(page);
  await expectReady(page);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
});

test('after a navigation a part that does not come leaves words in its place, and so does the wheel; both come on demand', async ({
  page,
  complaints,
}) => {
  expectLostScripts(complaints);
  const broken = await breakScripts(page, 'contact-form');
  await visit(page, '/services');
  await mainLink(page, 'Contact Us').click();
  const main = page.getByRole('main');
  await expect(main.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  // Requested once, and again after a second by browsers that do not remember; then only on demand.
  expect([1, 2]).toContain(broken.asked());

  broken.end();
  await main.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(main).toBeFocused();

  const brokenWheel = await breakScripts(page, 'wheel-popup');
  await mainLink(page, 'Home').click();
  await page.getByRole('button', { name: 'Open the Wheel of Fortune' }).click();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByText('The wheel could not be opened.')).toBeVisible();
  await region.getByRole('button', { name: 'Dismiss notification' }).click();
  brokenWheel.end();
  // A browser that remembers the failure loads the document again at the second press.
  await expect(async () => {
    const dialog = page.getByRole('dialog');
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: 'Open the Wheel of Fortune' }).click({ timeout: 5000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('without a script that a page needs it stands, leads on and says how to reach the shop', async ({
  page,
  complaints,
}) => {
  expectLostScripts(complaints);
  for (const script of ['site', 'contact-page']) {
    await test.step(script, async () => {
      await breakScripts(page, script);
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Ada Ferrer');
      await expectMissing(page);
      await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
      await mainLink(page, 'Services').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');
      await page.unrouteAll();
    });
  }
});

test('without the one script that fetches all others, the day is chosen in the browser’s own field after ten seconds', async ({
  page,
  complaints,
}) => {
  expectLostScripts(complaints);
  await breakScripts(page, 'entry');
  await page.goto('/appointment');
  await page.getByLabel('Name').fill('Ada Ferrer');
  await expect(dateField(page)).toBeHidden();
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const delay = animation.effect?.getTiming().delay;
      if (delay === 10_000) animation.finish();
      return delay;
    }),
  );
  expect(delays).toContain(10_000);
  await expect(dateField(page)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
});

test('a page whose scripts come when the connection is back works as if nothing had been; one of links leads on without', async ({
  page,
  complaints,
}) => {
  expectLostScripts(complaints);
  const broken = await breakScripts(page, 'react');
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Ferrer');
  await expectMissing(page);
  broken.end();
  await reconnect(page);
  await expectReady(page);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');

  await page.unrouteAll();
  await breakScripts(page, 'custom-design');
  await page.goto('/custom-design');
  await untilMarked(page, 'hydrated');
  await mainLink(page, 'Services').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');
});

test('an open tab whose script an update has removed says so, and goes on with the document when tried again', async ({
  page,
  complaints,
}) => {
  expectLostScripts(complaints);
  await visit(page, '/contact');
  const broken = await breakScripts(page, 'services-page');
  await mainLink(page, 'Services').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be opened');
  // The new document refers to the scripts of its own build.
  broken.end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');
  await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test('a section that fails leaves the rest of the page; whatever else throws leaves words and the phone', async ({
  page,
  complaints,
}) => {
  complaints.expected(/console: |error: /);
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, ...headers } = response.headers();
    const body = (await response.text()).replace(/"bannerItems":\[.*?\]/, '"bannerItems":null');
    await route.fulfill({ status: 200, headers, body });
  });
  await visit(page, '/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Announcements' })).toHaveCount(0);
  await mainLink(page, 'Services').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');

  await page.unrouteAll();
  await page.addInitScript(() =>
    Object.defineProperty(History.prototype, 'scrollRestoration', {
      get: () => 'auto',
      set: () => {
        throw new Error('What nobody has thought of.');
      },
    }),
  );
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expect(page.getByRole('main').getByRole('link', { name: '(561) 555-0147' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toBeVisible();
});
