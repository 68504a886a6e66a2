import { holdRequests } from '../support/hold-requests.ts';
import { visit } from './support/alive.ts';
import { expect, test } from './support/site-test.ts';

const cards = 'main li:has(> a[href^="/product/"])';

test.describe('a category page', () => {
  test('shows its pieces with names and prices, each leading to its own page', async ({ page }) => {
    await visit(page, '/category/engagement-rings');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Engagement Rings' })).toBeVisible();
    await expect(main.getByText('8 pieces')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(8);
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

  test('shows its filter, and clearing it brings all pieces back and keeps the focus near', async ({
    page,
  }) => {
    await visit(page, '/category/engagement-rings?style=halo');
    const main = page.getByRole('main');
    await expect(main.getByText('1 piece', { exact: true })).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(1);
    await main.getByRole('link', { name: 'Clear Style: Halo' }).click();
    await expect(page).toHaveURL('/category/engagement-rings');
    await expect(page.locator(cards)).toHaveCount(8);
    await expect(main.getByText('8 pieces')).toBeFocused();
  });

  test('is whole, and says so, when its filter matches nothing', async ({ page }) => {
    await visit(page, '/category/engagement-rings?style=guard');
    await expect(
      page.getByText('No piece in this style is on the bench at the moment. All engagement rings are shown.'),
    ).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(8);
  });

  test('puts bestsellers first when asked to', async ({ page }) => {
    await visit(page, '/category/engagement-rings?sort=bestsellers');
    await expect(page.getByRole('link', { name: 'Clear Bestsellers first' })).toBeVisible();
    await expect(page.locator(cards).first()).toContainText('Round Solitaire in Yellow Gold');
  });

  test('holds six places while its pieces are fetched after a navigation', async ({ page }) => {
    await visit(page, '/product/vintage-milgrain');
    const answer = await holdRequests(page, '**/api/products');
    await page.getByRole('main').getByRole('link', { name: 'Engagement Rings' }).first().click();
    await expect(page.getByText('Loading the pieces')).toBeAttached();
    await expect(page.locator('main [role=status] li')).toHaveCount(6);
    answer();
    await expect(page.locator(cards)).toHaveCount(8);
  });

  test('offers another try when its pieces cannot be fetched', async ({ page, complaints }) => {
    complaints.expected(/api\/products|ERR_FAILED/);
    await visit(page, '/product/vintage-milgrain');
    await page.route('**/api/products', (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Engagement Rings' }).first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/products');
    await again.click();
    await expect(page.locator(cards)).toHaveCount(8);
  });
});

test('a collection page lays its name over its picture and shows its pieces', async ({ page }) => {
  await visit(page, '/collection/heritage');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Heritage' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Explore the Collection' })).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(6);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter can still be cleared', async ({ page, complaints }) => {
    // With scripts switched off Chromium reports every script it does not load.
    complaints.expected(/\.js csp$/);
    await page.goto('/category/engagement-rings?style=halo');
    await page.getByRole('link', { name: 'Clear Style: Halo' }).click();
    await expect(page.locator(cards)).toHaveCount(8);
  });
});
