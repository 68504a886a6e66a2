import type { Product } from '@jeweler/core/schemas';
import { holdRequests } from '../support/hold-requests.ts';
import { getProducts } from '../support/sample-products.ts';
import { untilHydrated, visit } from './support/hydrated.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/site-test.ts';

/** The products of the page's own list, not the related ones below it. */
const cards = 'main li[id^="piece-"]:has(> a[href^="/product/"])';

const engagementRings = getProducts('engagement-rings');
const ofPlatinum = engagementRings.filter(({ material }) => material?.startsWith('Platinum'));
const dollars = (price: number) => `$${price.toLocaleString('en-US')}`;

test.describe('a category page', () => {
  test('shows its products with names and prices, each leading to its own page', async ({ page }) => {
    await visit(page, '/category/engagement-rings');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Engagement Rings' })).toBeVisible();
    await expect(main.getByText(`${engagementRings.length} pieces`)).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(engagementRings.length);
    await expect(
      main.getByRole('link', { name: 'Emerald Cut in Platinum Price upon request' }),
    ).toBeVisible();
    await main.getByRole('link', { name: 'Vintage Milgrain $6,900' }).click();
    await expect(page).toHaveURL('/product/vintage-milgrain');
    await expect(main.getByRole('heading', { level: 1, name: 'Vintage Milgrain' })).toBeVisible();
    await expect(page).toHaveTitle(/^Vintage Milgrain/);
  });

  test('has two columns on a phone and three on a wide screen', async ({ page }) => {
    const columns = () =>
      page
        .locator(cards)
        .evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/category/engagement-rings');
    expect(await columns()).toBe(2);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await columns()).toBe(3);
  });

  test('shows its filter, and clearing it brings all products back and keeps the focus near', async ({
    page,
  }) => {
    await visit(page, '/category/engagement-rings?style=halo');
    const main = page.getByRole('main');
    await expect(main.getByText('1 piece', { exact: true })).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(1);
    await main.getByRole('link', { name: 'Clear Style: Halo' }).click();
    await expect(page).toHaveURL('/category/engagement-rings');
    await expect(page.locator(cards)).toHaveCount(engagementRings.length);
    await expect(main.getByText(`${engagementRings.length} pieces`)).toBeFocused();
  });

  test('is whole, and says so, when its filter matches nothing', async ({ page }) => {
    await visit(page, '/category/engagement-rings?style=guard');
    await expect(page.getByText('0 pieces', { exact: true })).toBeVisible();
    await expect(page.getByText('No piece matches Guard.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All our engagement rings' })).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(engagementRings.length);
  });

  test('puts bestsellers first when asked to', async ({ page }) => {
    await visit(page, '/category/engagement-rings?sort=bestsellers');
    await expect(page.getByRole('link', { name: 'Clear Bestsellers first' })).toBeVisible();
    await expect(page.locator(cards).first()).toContainText('Round Solitaire in Yellow Gold');
  });

  test('holds six places while its products are fetched after a navigation', async ({ page }) => {
    await visit(page, '/product/vintage-milgrain');
    const answer = await holdRequests(page, '**/api/products');
    await page.getByRole('main').getByRole('link', { name: 'Engagement Rings' }).first().click();
    await expect(page.getByText('Loading the pieces')).toBeAttached();
    await expect(page.locator('main [role=status] li')).toHaveCount(6);
    answer();
    await expect(page.locator(cards)).toHaveCount(engagementRings.length);
  });

  test('offers another try when its products cannot be fetched', async ({ page, complaints }) => {
    complaints.expected(/api\/products|ERR_FAILED/);
    await visit(page, '/product/vintage-milgrain');
    await page.route('**/api/products', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Engagement Rings' }).first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/products');
    await again.click();
    await expect(page.locator(cards)).toHaveCount(engagementRings.length);
  });
});

test('a collection page lays its name over its picture and shows its products', async ({ page }) => {
  await visit(page, '/collection/heritage');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Heritage' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Explore the Collection' })).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(getProducts('heritage').length);
});

test('a product page names its material, category and collection, and the bag button does nothing', async ({
  page,
}) => {
  await visit(page, '/product/vintage-milgrain');
  const main = page.getByRole('main');
  await expect(main.getByText('Platinum 950, diamond', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Add to Shopping Bag' }).click();
  await expect(page).toHaveURL('/product/vintage-milgrain');
  await main.getByRole('link', { name: 'Heritage' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Heritage' })).toBeVisible();
});

for (const [path, title, text] of [
  ['/category/tiaras', 'Category Not Found', 'The category you are looking for does not exist.'],
  ['/collection/desert', 'Collection Not Found', 'The collection you are looking for does not exist.'],
  ['/product/sold-long-ago', 'Product Not Found', 'The product you are looking for does not exist.'],
] as const) {
  test(`${path} is answered 404 with a way home`, async ({ page, complaints }) => {
    complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
}

test('a phone narrows and orders a category, in the address, and takes it back', async ({ page }) => {
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
});

test('a category of three is drawn large and leads on, flush to the grid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const all: Product[] = await (await page.request.get('/api/products')).json();
  const three = getProducts('earrings').slice(0, 3);
  const others = all.filter(({ category_id }) => category_id !== three[0]?.category_id);
  await page.route('**/api/products', (route) => route.fulfill({ json: [...three, ...others] }));
  await visit(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Earrings', exact: true }).click();
  const main = page.getByRole('main');
  const places = main.locator(`ul:has(> li > a[href="/product/${three[0]?.slug}"]) > li`);
  await expect(places).toHaveCount(4);
  expect(
    new Set(await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))).size,
  ).toBe(2);
  await expect(places.last().getByRole('link', { name: 'Book an Appointment' })).toBeVisible();
  const related = main.getByRole('region', { name: 'Related pieces' });
  await expect(related.getByRole('listitem')).toHaveCount(4);
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
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
  expect(await links.count()).toBeGreaterThan(6);
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
  const picture = await page.locator('article img').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(picture?.width).toBe(400);
  expect(heading?.y ?? 0).toBeGreaterThan((picture?.y ?? 0) + 400);
  await expect(page.locator('article').getByRole('link', { name: 'Book an Appointment' })).toHaveCount(2);
});

test('asking about a product begins the message with it, also when the address is opened', async ({
  page,
}) => {
  await visit(page, '/product/vintage-milgrain');
  await page.getByRole('link', { name: 'Ask about this piece' }).click();
  await expect(page).toHaveURL('/contact?piece=vintage-milgrain');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(
    /^My question is about Vintage Milgrain \(.*\/product\/vintage-milgrain\):\n$/,
  );
  await expect(message).toBeInViewport();
  await page.goto('/contact?piece=diamond-studs');
  await expect(message).toHaveValue(/about Diamond Studs/);
  await page.goto('/contact?piece=sold-long-ago');
  await untilHydrated(page);
  await expect(message).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter can still be cleared', async ({ page, complaints }) => {
    // With JavaScript disabled, Chromium reports every script it does not load.
    complaints.expected(/\.js csp$/);
    await page.goto('/category/engagement-rings?style=halo');
    await page.getByRole('link', { name: 'Clear Style: Halo' }).click();
    await expect(page.locator(cards)).toHaveCount(engagementRings.length);
  });

  test('a phone can narrow a category, and the picture of a product opens by itself', async ({
    page,
    complaints,
  }) => {
    complaints.expected(/\.js csp$/);
    // An image document has no icon, so the browser requests the site's.
    complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/category/engagement-rings');
    await page.locator('summary', { hasText: 'Style' }).click();
    await page.getByRole('link', { name: 'Halo 1' }).click();
    await expect(page.locator(cards)).toHaveCount(1);
    await page.locator(cards).getByRole('link').click();
    await page.getByRole('link', { name: /^Pavé Halo.*Enlarge the picture$/ }).click();
    await expect(page).toHaveURL(/\/images\/1920\/products\//);
  });
});

test('a not-found card does not change its height when the fonts come', async ({ page, complaints }) => {
  complaints.expected(/404 \(Not Found\)|ERR_FAILED/);
  await page.setViewportSize({ width: 375, height: 812 });
  const getHeight = async () => {
    await page.goto('/product/sold-long-ago');
    await page.evaluate(() => document.fonts.ready);
    return (await page.getByRole('main').boundingBox())?.height;
  };
  const withFonts = await getHeight();
  await page.route('**/*.woff2', (route) => route.abort());
  expect(await getHeight()).toBe(withFonts);
});
