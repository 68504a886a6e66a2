import type { Page } from '@playwright/test';
import { holdRequests, holdScripts } from '../support/hold-requests.ts';
import { untilHydrated, untilMarked, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

/** URLs of the documents fetched from now on; client-side navigation fetches none. */
const documentsFetched = (page: Page): string[] => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  return documents;
};

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const expectHeading = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const canonical = (page: Page) => page.locator('link[rel=canonical]');
const robots = (page: Page) => page.locator('meta[name=robots]');

/** Opens a category, scrolls to a product of it and follows its link; returns how far it was scrolled. */
const goToProduct = async (page: Page): Promise<number> => {
  await visit(page, '/category/engagement-rings');
  const product = page.getByRole('main').getByRole('link', { name: 'Pear Solitaire in Yellow Gold' });
  // A click would itself scroll an element into view.
  await product.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(300);
  await product.click();
  await expectHeading(page, 'Pear Solitaire in Yellow Gold');
  await expect.poll(() => scrollTop(page)).toBe(0);
  return top;
};

test('a link inside the site changes the page without fetching a document; the skip link leads past the header', {
  tag: '@journey',
}, async ({ page, baseURL }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const documents = documentsFetched(page);
  await scrollTo(page, 300);
  await mainLink(page, 'Services').click();
  await expectHeading(page, 'Jewelry Services');
  await expect(page).toHaveTitle('Jewelry Repair and Services in Palm Beach County · Oren Vale');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/services`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Jewelry Repair and Services in Palm Beach County · Oren Vale',
  );
  await expect(mainLink(page, 'Services')).toHaveAttribute('aria-current', 'page');
  expect(documents).toEqual([]);
});

test('a page that is left before its code has come waits for nothing, and leaves no metadata behind', async ({
  page,
  baseURL,
}) => {
  await holdRequests(page, '**/assets/home-page-*.js');
  await page.goto('/');
  await untilMarked(page, 'hydrated');
  await mainLink(page, 'Services').click();

  await expectHeading(page, 'Jewelry Services');
  await expect(page).toHaveTitle('Jewelry Repair and Services in Palm Beach County · Oren Vale');
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/services`);
});

test('going back returns to where one was, going forward again too', { tag: '@journey' }, async ({
  page,
}) => {
  const before = await goToProduct(page);
  await page.goBack();
  await expectHeading(page, 'Engagement Rings');
  await expect(page).toHaveTitle('Engagement Rings in Palm Beach County · Oren Vale');
  await expect.poll(() => scrollTop(page)).toBe(before);

  await page.goForward();
  await expectHeading(page, 'Pear Solitaire in Yellow Gold');
});

test('a reload stays where one was, and a hydration that comes late does not move what was scrolled', async ({
  page,
}) => {
  await visit(page, '/category/engagement-rings');
  await scrollTo(page, 600);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(600);
  await untilHydrated(page);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  // The previous scroll position, before any script runs.
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(900);
  release();
  await untilHydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('each document returns to its own place, and finds a place left within the site again', async ({
  page,
}) => {
  await visit(page, '/category/engagement-rings');
  await scrollTo(page, 600);
  await visit(page, '/services');
  await scrollTo(page, 200);
  await page.goBack();
  await untilHydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(600);

  const before = await goToProduct(page);
  await visit(page, '/contact');
  // The page may be left before the call returns.
  await page.evaluate(() => window.history.go(-2)).catch(() => undefined);
  await expectHeading(page, 'Engagement Rings');
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('a page that is on its way says so after 100 ms, and the page before stays until it has come', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-06-01T16:00:00Z' });
  await visit(page, '/contact');
  const release = await holdRequests(page, '**/assets/craftsmanship-*.js');
  await page.getByLabel('Name').fill('Ada Ferrer');
  const link = footerLink(page, 'Craftsmanship');
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(100);
  await page.clock.pauseAt('2026-06-01T17:00:00Z');
  await link.click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(progress).toBeInViewport();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
  await expect.poll(() => scrollTop(page)).toBe(before);

  release();
  await page.clock.resume();
  await expectHeading(page, 'Craftsmanship');
  await expect(progress).toBeHidden();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the code of a page is fetched when pointer, focus or finger reaches a link to it', async ({ page }) => {
  await visit(page, '/contact');
  for (const [name, script, give] of [
    ['Services', 'services-page', () => mainLink(page, 'Services').hover()],
    ['Home', 'home-page', () => mainLink(page, 'Home').focus()],
    [
      'Book Appointment',
      'appointment-page',
      () => mainLink(page, 'Book Appointment').dispatchEvent('touchstart'),
    ],
  ] as const) {
    await test.step(name, async () => {
      const fetched = page.waitForRequest(`**/assets/${script}-*.js`);
      await give();
      await fetched;
    });
  }
  await expectHeading(page, 'Contact Us');
});

test('an address that leads nowhere is not indexed, and the next page is again', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
  await visit(page, '/no/such/page');
  const documents = documentsFetched(page);
  const expectNotFound = async () => {
    await expectHeading(page, 'Page Not Found');
    await expect(robots(page)).toHaveAttribute('content', 'noindex');
    await expect(canonical(page)).toHaveCount(0);
  };
  await expectNotFound();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expectHeading(page, 'Custom Jewelry & Expert Repair');
  await expect(robots(page)).toHaveAttribute('content', 'max-image-preview:large');
  await expect(canonical(page)).toHaveAttribute('href', `${baseURL}/`);
  await page.goBack();
  await expectNotFound();
  expect(documents).toEqual([]);
});

test('without connection or server the page that was asked for says so, and comes by itself or when tried again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|Error: .*import/i,
  );
  const expectNotOpened = async () => {
    await expectHeading(page, 'This page could not be opened');
    await expect(page.getByRole('main').getByRole('link', { name: '(561) 555-0147' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  };
  await visit(page, '/contact');
  await context.setOffline(true);
  await mainLink(page, 'Services').click();
  await expectNotOpened();
  await context.setOffline(false);
  await expectHeading(page, 'Jewelry Services');
  await untilHydrated(page);

  await page.route('**/*', (route) => route.abort());
  await mainLink(page, 'Book Appointment').click();
  await expectNotOpened();
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, 'Book an Appointment');
});
