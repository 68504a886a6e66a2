import type { Product } from '@jeweler/core/schemas';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { productsOf } from '../support/sample-products.ts';
import { expectNoViolations } from './support/axe.ts';
import { seeAll, untilHydrated, visit } from './support/hydrated.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/site-test.ts';

/** The products of the page's own list, not the related ones below it. */
const cards = 'main li[id^="piece-"]:has(> a[href^="/product/"])';

const engagementRings = productsOf('engagement-rings');
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
    await expect(
      page.getByText('No piece in this style is on the bench at the moment. All engagement rings are shown.'),
    ).toBeVisible();
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
  await expect(page.locator(cards)).toHaveCount(productsOf('heritage').length);
});

test('a product page names its material, category and collection, and the bag button does nothing', async ({
  page,
}) => {
  await visit(page, '/product/vintage-milgrain');
  const main = page.getByRole('main');
  await expect(main.getByText('Platinum 950, diamond')).toBeVisible();
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
  const three = productsOf('earrings').slice(0, 3);
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

test.describe('the second view of a product', () => {
  const ring = '/product/round-solitaire-in-yellow-gold';
  const isView = (url: string) => /\/images\/\d+\/gallery\/diamond-ring/.test(url);
  const requested = (page: Page) => {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(request.url()));
    return () => urls.filter(isView);
  };
  const card = (page: Page) => page.locator(cards).filter({ hasText: 'Round Solitaire in Yellow Gold' });

  test('is fetched and shown on its card under the pointer, and with the keyboard’s focus', async ({
    page,
  }) => {
    const views = requested(page);
    await visit(page, '/category/engagement-rings');
    const [first, second] = [card(page).locator('img').first(), card(page).locator('img').nth(1)];
    await expect(second).toBeHidden();
    expect(views()).toEqual([]);
    await first.hover();
    await expect(second).toBeVisible();
    await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(views()).toHaveLength(1);
    expect(await second.evaluate((img) => getComputedStyle(img).animationDuration)).toBe('0.28s');
    // Layout positions, because both pictures are scaled on hover, with different durations.
    const place = (img: HTMLImageElement) => [
      img.offsetLeft,
      img.offsetTop,
      img.offsetWidth,
      img.offsetHeight,
    ];
    expect(await second.evaluate(place)).toEqual(await first.evaluate(place));
    await page.mouse.move(1, 1);
    await expect(second).toBeHidden();
    await page.keyboard.press('Tab');
    await card(page).getByRole('link').focus();
    await expect(second).toBeVisible();
  });

  test('does not fade for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/category/engagement-rings');
    await card(page).hover();
    const second = card(page).locator('img').nth(1);
    await expect(second).toBeVisible();
    expect(await second.evaluate((img) => getComputedStyle(img).animationName)).toBe('none');
  });

  test('stands in the corner of the first on its own page, and opens in full by keyboard', async ({
    page,
  }) => {
    await visit(page, ring);
    const [whole, corner] = [
      page.getByRole('link', { name: /^Round Solitaire.*Enlarge the picture$/ }),
      page.getByRole('link', { name: /^From the side.*Enlarge the picture$/ }),
    ];
    const [around, inside] = [await whole.boundingBox(), await corner.boundingBox()];
    if (!around || !inside) throw new Error('Both are drawn.');
    expect(inside.width).toBeLessThan(around.width / 3);
    expect(inside.x).toBe(around.x);
    expect(inside.y + inside.height).toBeCloseTo(around.y + around.height, 0);
    await corner.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Enlarged picture: From the side/ });
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(corner).toBeFocused();
  });
});

test.describe('the second view of a product on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('is never fetched for a card', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(request.url()));
    await visit(page, '/category/engagement-rings');
    const link = page.locator(cards).filter({ hasText: 'Round Solitaire in Yellow Gold' }).getByRole('link');
    await link.focus();
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    expect(urls.filter((url) => /diamond-ring/.test(url))).toEqual([]);
    await expect(link.locator('img').nth(1)).toBeHidden();
  });
});

test.describe('the picture of a product', () => {
  test.use({ hasTouch: true });

  test('opens in full by keyboard, is zoomed by keys, click and fingers, and gives the focus back', async ({
    page,
  }) => {
    const before = new Set<string>();
    page.on('request', (request) => before.add(request.url()));
    await visit(page, '/product/vintage-milgrain');
    expect([...before].filter((url) => /enlarged|\/images\/1920\/products/.test(url))).toEqual([]);
    const opener = page.getByRole('link', { name: /^Vintage Milgrain.*Enlarge the picture/ });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Enlarged picture: Vintage Milgrain/ });
    const picture = dialog.getByRole('img');
    await expect(picture).toBeVisible();
    await expectNoViolations(page);
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
    const whole = await width();

    await page.keyboard.press('+');
    await expect.poll(width).toBe(Math.round(whole * 1.5));
    await page.keyboard.press('0');
    await expect.poll(width).toBe(whole);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBe(whole);

    // The point that was clicked stays under the pointer.
    const box = await picture.boundingBox();
    const at = { x: Math.round((box?.width ?? 0) * 0.25), y: Math.round((box?.height ?? 0) * 0.25) };
    await page.mouse.click(at.x, at.y);
    await expect.poll(width).toBe(Math.round(whole * 2.5));
    const moved = await picture.boundingBox();
    expect(Math.abs((at.x - (moved?.x ?? 0)) / (moved?.width ?? 1) - 0.25)).toBeLessThan(0.02);
    await page.mouse.click(at.x, at.y);
    await expect.poll(width).toBe(whole);

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 600 - apart, y: 400 },
                { x: 600 + apart, y: 400 },
              ],
      });
    await touch('touchStart', 50);
    await touch('touchMove', 75);
    await touch('touchMove', 100);
    await touch('touchEnd', 0);
    await expect.poll(width).toBe(whole * 2);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
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
  const left = (await page.locator('article img').first().boundingBox())?.width ?? 0;
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(left).toBe(400);
  expect(heading?.x ?? 0).toBeGreaterThan(400);
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
