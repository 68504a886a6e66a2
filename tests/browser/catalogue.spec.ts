import type { Product } from '@jeweler/core/schemas';
import type { Locator } from '@playwright/test';
import { getProducts } from '../support/sample-products.ts';
import { visit } from './support/hydrated.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/site-test.ts';

/** The products of the page's own list, not the related ones below it. */
const cards = 'main li[id^="piece-"]:has(> a[href^="/product/"])';

const engagementRings = getProducts('engagement-rings');
const ofPlatinum = engagementRings.filter(({ material }) => material?.startsWith('Platinum'));
const dollars = (price: number) => `$${price.toLocaleString('en-US')}`;

test('a phone narrows and orders a category, in the address, and takes it back', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/category/engagement-rings');
  const menus = page.getByRole('group', { name: 'Narrow and sort' });
  const menu = (name: string) => menus.locator('summary', { hasText: name });

  await menu('Shape').click();
  await expect(menus.getByRole('link', { name: 'Oval 1' })).toBeVisible();
  await menu('Material').click();
  // Only one menu is open at a time, so that they do not overlap.
  await expect(menus.getByRole('link', { name: 'Oval 1' })).toBeHidden();
  await menus.getByRole('link', { name: `Platinum ${ofPlatinum.length}` }).click();
  await expect(page).toHaveURL('/category/engagement-rings?material=platinum');
  await expect(page.locator(cards)).toHaveCount(ofPlatinum.length);
  await expect(menus.getByRole('link')).toHaveCount(0);
  await expect(menu('Material')).toBeFocused();

  await menu('Sort').click();
  await page.keyboard.press('Escape');
  await expect(menus.getByRole('link')).toHaveCount(0);
  await expect(menu('Sort')).toBeFocused();
  await page.keyboard.press('Enter');
  await menus.getByRole('link', { name: 'Price, low to high' }).press('Enter');
  await expect(page).toHaveURL('/category/engagement-rings?material=platinum&sort=price-asc');
  const lowest = Math.min(...ofPlatinum.flatMap(({ price }) => price ?? []));
  await expect(page.locator(cards).first()).toContainText(dollars(lowest));
  await expect(page.locator(cards).last()).toContainText('Price upon request');
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/category/engagement-rings');
  await expect(page.locator(cards)).toHaveCount(engagementRings.length);

  await menu('Style').click();
  await menus.getByRole('link', { name: 'Halo 1' }).click();
  await expect(page.locator(cards)).toHaveCount(1);
  await page.getByRole('link', { name: 'Style: Halo, clear' }).click();
  await expect(page.locator(cards)).toHaveCount(engagementRings.length);
  // The focus stays near what has changed.
  await expect(page.getByText(`${engagementRings.length} pieces`)).toBeFocused();
});

test('a phone keeps price and appointment in reach while a product is in view, and no focus under them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, '/product/vintage-milgrain');
  const bar = page.getByRole('group', { name: 'Price and appointment' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The picture is taller than the window, so part of it may be below the bar.
  const links = page.locator('article a:not(:has(img)):not([role=group] a)');
  await expect.poll(() => links.count()).toBeGreaterThan(6);
  for (const link of await links.all()) {
    await link.focus();
    // The page scrolls smoothly.
    await expect
      .poll(
        async () => {
          const box = await link.boundingBox();
          const end = (await bar.boundingBox())?.y ?? 0;
          return (box?.y ?? 0) + (box?.height ?? 0) <= end;
        },
        await link.innerText(),
      )
      .toBe(true);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByText('All rights reserved').scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();
  // On a tablet the facts are below both pictures, with the way to an appointment.
  const picture = page.locator('article img').first();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(400);
  await expect
    .poll(async () => (await top(page.getByRole('heading', { level: 1 }))) - (await top(picture)))
    .toBeGreaterThan(400);
  await expect(page.locator('article').getByRole('link', { name: 'Book an Appointment' })).toHaveCount(2);
});

test('a category has two or three columns; one of three products is drawn large, flush to the grid', async ({
  page,
}) => {
  const columns = (places: Locator) =>
    places.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size);
  await page.goto('/category/engagement-rings');
  for (const [width, count] of [
    [375, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columns(page.locator(cards))).toBe(count);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await page.request.get('/api/products');
  const all: Product[] = await response.json();
  const three = getProducts('earrings').slice(0, 3);
  const others = all.filter(({ category_id }) => category_id !== three[0]?.category_id);
  await page.route('**/api/products', (route) => route.fulfill({ json: [...three, ...others] }));
  await visit(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earrings', exact: true }).click();
  const main = page.getByRole('main');
  const places = main.locator(`ul:has(> li > a[href="/product/${three[0]?.slug}"]) > li`);
  await expect(places).toHaveCount(4);
  await expect.poll(() => columns(places)).toBe(2);
});

test('a not-found card does not change its height when the fonts come', async ({ page, complaints }) => {
  complaints.expected(/404 \(Not Found\)|ERR_FAILED/);
  await page.setViewportSize({ width: 375, height: 812 });
  const open = async () => {
    await page.goto('/product/sold-long-ago');
    await page.evaluate(() => document.fonts.ready);
  };
  const getHeight = async () => (await page.getByRole('main').boundingBox())?.height;
  await open();
  const withFonts = await getHeight();
  await page.route('**/*.woff2', (route) => route.abort());
  await open();
  await expect.poll(getHeight).toBe(withFonts);
});
