import type { Page } from '@playwright/test';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

const wide = { width: 1280, height: 800 };

const shopRow = (page: Page) => page.getByRole('navigation', { name: 'Jewelry' });
const shopLink = (page: Page, name: string) => shopRow(page).getByRole('link', { name, exact: true });
const panelButton = (page: Page, name: string) =>
  shopRow(page).getByRole('button', { name: `${name}: show links`, exact: true });

test('the header leads to categories and filters, and its first bar stays in sight', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/');
  await test.step('icon buttons do nothing yet', async () => {
    for (const name of ['Search', 'Account', 'Wishlist', '0 items in the shopping bag'])
      await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  const button = panelButton(page, 'Engagement');
  const first = page.getByRole('link', { name: 'Solitaire', exact: true });
  await test.step('a panel opens by key, its links are next, Escape closes it', async () => {
    await shopLink(page, 'Engagement').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('a link of a panel is followed, and closes it', async () => {
    await button.click();
    await page.getByRole('link', { name: 'Halo', exact: true }).click();
    await expect(page).toHaveURL('/category/engagement-rings?style=halo');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a category is marked', async () => {
    await shopLink(page, 'Wedding').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Bands');
    await expect(shopLink(page, 'Wedding')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('list', { name: 'Bands' })).toBeHidden();
  });
  await test.step('the shop row scrolls away', async () => {
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport();
    await expect(shopLink(page, 'Engagement')).not.toBeInViewport();
  });
});

test('the shop row is one line from where it is shown; a panel that cannot be fetched leaves it working', async ({
  page,
  complaints,
}) => {
  complaints.expected(/shop-panel|Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route('**/assets/shop-panel-*.js', (route) => route.abort());
  await page.setViewportSize({ width: 1088, height: 800 });
  await visit(page, '/');
  const button = panelButton(page, 'Engagement');
  await test.step('in one line', async () => {
    const tops = await shopRow(page)
      .getByRole('listitem')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
    expect(tops).toHaveLength(8);
    expect(new Set(tops).size).toBe(1);
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('shop-panel'));
  await button.click();
  await failed;
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await page.unroute('**/assets/shop-panel-*.js');
  await expect(async () => {
    await button.click();
    await expect(page.getByRole('list', { name: 'By shape' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: 'Halo', exact: true }).click();
  await expect(page).toHaveURL('/category/engagement-rings?style=halo');
  await shopLink(page, 'Wedding').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Bands');
});
