import type { Locator, Page } from '@playwright/test';
import { holdRequests, holdScripts } from '../support/hold-requests.ts';
import { canonical, metaContent } from './support/first-html.ts';
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
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('a link inside the site changes the page without fetching a document', async ({ page, baseURL }) => {
  await visit(page, '/');
  const documents = documentsFetched(page);
  await scrollTo(page, 300);
  await mainLink(page, 'Services').click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');
  await expect(page).toHaveTitle('Jewelry Services · Oren Vale');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  expect(await canonical(page)).toBe(`${baseURL}/services`);
  expect(await metaContent(page, 'og:title')).toBe('Jewelry Services · Oren Vale');
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

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');
  await expect(page).toHaveTitle('Jewelry Services · Oren Vale');
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  expect(await canonical(page)).toBe(`${baseURL}/services`);
});

test('going back returns to where one was, going forward again too', async ({ page }) => {
  await visit(page, '/category/engagement-rings');
  const product = page.getByRole('main').getByRole('link', { name: 'Pear in Yellow Gold' });
  // A click would itself scroll an element into view.
  await product.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(300);
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pear in Yellow Gold');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engagement Rings');
  await expect(page).toHaveTitle('Engagement Rings · Oren Vale');
  await expect.poll(() => scrollTop(page)).toBe(before);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pear in Yellow Gold');
});

test('a reload stays where one was', async ({ page }) => {
  await visit(page, '/category/engagement-rings');
  await scrollTo(page, 600);
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(300);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('a hydration that comes late does not move what the reader has scrolled', async ({ page }) => {
  await visit(page, '/category/engagement-rings');
  await scrollTo(page, 600);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  // The previous scroll position, before any script runs.
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(900);
  release();
  await untilHydrated(page);
  expect(await scrollTop(page)).toBe(900);
});

test('each document returns to its own place, whatever stood in between', async ({ page }) => {
  await visit(page, '/category/engagement-rings');
  await scrollTo(page, 600);
  await visit(page, '/services');
  await scrollTo(page, 200);
  await page.goBack();
  await untilHydrated(page);
  expect(await scrollTop(page)).toBe(600);
});

test('a place left within the site is found again from another document', async ({ page }) => {
  await visit(page, '/category/engagement-rings');
  const product = page.getByRole('main').getByRole('link', { name: 'Pear in Yellow Gold' });
  await product.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pear in Yellow Gold');
  await visit(page, '/contact');
  // Delayed, so that this call returns before the page is left.
  await page.evaluate(() => void setTimeout(() => window.history.go(-2)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engagement Rings');
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('a navigation says within 100 ms that it is under way', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Ada Ferrer');
  const release = await holdRequests(page, '**/assets/craftsmanship-page-*.js');
  // The jump would end the time of requests that are under way.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Craftsmanship' }).click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(progress).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Craftsmanship');
});

test('a page that is on its way says so, and the page before stays until it has come', async ({ page }) => {
  await visit(page, '/contact');
  const release = await holdRequests(page, '**/assets/craftsmanship-page-*.js');
  await page.getByLabel('Name').fill('Ada Ferrer');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Craftsmanship' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(100);
  await link.click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeInViewport();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
  expect(await scrollTop(page)).toBe(before);

  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Craftsmanship');
  await expect(progress).toBeHidden();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  expect(await scrollTop(page)).toBe(0);
});

for (const { sign, give } of [
  { sign: 'the pointer', give: (link: Locator) => link.hover() },
  { sign: 'the focus', give: (link: Locator) => link.focus() },
  { sign: 'a finger', give: (link: Locator) => link.dispatchEvent('touchstart') },
]) {
  test(`the code of a page is fetched when ${sign} reaches a link to it`, async ({ page }) => {
    await visit(page, '/contact');
    const fetched = page.waitForRequest('**/assets/services-page-*.js');
    await give(mainLink(page, 'Services'));
    await fetched;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  });
}

test('clearing a filter moves neither view nor page', async ({ page }) => {
  await visit(page, '/category/engagement-rings?style=solitaire');
  // Also after a reload, when the browser leaves the scroll position to the page.
  await page.reload();
  await untilHydrated(page);
  const documents = documentsFetched(page);
  await scrollTo(page, 60);
  await page.getByRole('link', { name: 'clear' }).click();
  await expect(page).toHaveURL(/\/category\/engagement-rings$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Vintage Milgrain' })).toBeVisible();
  expect(await scrollTop(page)).toBe(60);
  expect(documents).toEqual([]);
});

test('the product list is fetched once, however many pages show products', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/products')) fetched.push(request.url());
  });
  await visit(page, '/contact');
  expect(fetched).toEqual([]);
  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await footerLink('Earrings').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Diamond Studs' })).toBeVisible();
  await footerLink('Bracelets').click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pearl Bracelet' })).toBeVisible();
  expect(fetched).toHaveLength(1);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect.poll(() => metaContent(page, 'robots')).toBe('noindex');
    expect(await canonical(page)).toBeNull();
  };
  await expectNotFound();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Jewelry & Expert Repair');
  await expect.poll(() => metaContent(page, 'robots')).toBeNull();
  expect(await canonical(page)).toBe(`${baseURL}/`);
  await page.goBack();
  await expectNotFound();
  expect(documents).toEqual([]);
});

test('the skip link leads past the header', async ({ page }) => {
  await visit(page, '/services');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const NO_CODE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|Error: .*import/i;

const expectNotOpened = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be opened');
  await expect(page.getByRole('main').getByRole('link', { name: '(561) 555-0147' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
};

test('without a connection the page that was asked for says so, and comes when it is back', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expected(NO_CODE);
  await visit(page, '/contact');
  await context.setOffline(true);
  await mainLink(page, 'Services').click();
  await expectNotOpened(page);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');
});

test('without the server the page that was asked for says so, and comes when tried again', async ({
  page,
  complaints,
}) => {
  complaints.expected(NO_CODE);
  await visit(page, '/contact');
  await page.route('**/*', (route) => route.abort());
  await mainLink(page, 'Services').click();
  await expectNotOpened(page);

  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jewelry Services');
});

test('products that cannot be fetched are asked for again on demand', async ({ page, complaints }) => {
  complaints.expected(/api\/products|Failed to load resource|net::ERR_FAILED/);
  await visit(page, '/contact');
  await page.route('**/api/products', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earrings', exact: true }).click();
  await expect(page.getByText('The pieces could not be fetched just now.')).toBeVisible();

  await page.unroute('**/api/products');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Diamond Studs' })).toBeVisible();
});
