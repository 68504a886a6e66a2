import type { Page } from '@playwright/test';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };

const shopRow = (page: Page) => page.getByRole('navigation', { name: 'Jewelry' });
const shopLink = (page: Page, name: string) => shopRow(page).getByRole('link', { name, exact: true });
const panelButton = (page: Page, name: string) =>
  shopRow(page).getByRole('button', { name: `${name}: show links`, exact: true });

test.describe('the header on a wide screen', () => {
  test.use({ viewport: wide });

  test('names the current page in the main navigation', async ({ page }) => {
    await visit(page, '/services');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText(['Home', 'Services', 'Book Appointment', 'Contact Us']);
    await expect(main.locator('[aria-current=page]')).toHaveText('Services');
  });

  test('keeps its first bar in sight while the shop row scrolls away', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport();
    await expect(shopLink(page, 'Engagement')).not.toBeInViewport();
  });

  test('has icon buttons that do nothing, and an empty bag', async ({ page }) => {
    await visit(page, '/');
    for (const name of ['Search', 'Account', 'Wishlist', 'Shopping bag, 0 items']) {
      await page.getByRole('banner').getByRole('button', { name }).click();
    }
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('leads to a category at one click, and marks it', async ({ page }) => {
    await visit(page, '/');
    await shopLink(page, 'Wedding').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Bands');
    await expect(shopLink(page, 'Wedding')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('list', { name: 'Bands' })).toBeHidden();
  });

  for (const key of ['Enter', ' ']) {
    test(`opens a panel on '${key}', reaches its links next and closes it on Escape`, async ({ page }) => {
      await visit(page, '/');
      const button = panelButton(page, 'Engagement');
      const first = page.getByRole('link', { name: 'Solitaire', exact: true });
      await shopLink(page, 'Engagement').focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('opens one panel at a time on hover and closes it when the pointer leaves', async ({ page }) => {
    await visit(page, '/');
    await shopLink(page, 'Engagement').hover();
    await expect(page.getByRole('list', { name: 'By shape' })).toBeVisible();
    await panelButton(page, 'Men').hover();
    await expect(page.getByRole('list', { name: 'For men' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'By shape' })).toBeHidden();
    await page.mouse.move(640, 780);
    await expect(page.getByRole('list', { name: 'For men' })).toBeHidden();
  });

  test('follows a filter link of a panel and closes the panel', async ({ page }) => {
    await visit(page, '/');
    const button = panelButton(page, 'Engagement');
    await button.click();
    await page.getByRole('link', { name: 'Halo', exact: true }).click();
    await expect(page).toHaveURL('/category/engagement-rings?style=halo');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('leaves link and page working when a panel cannot be fetched, and opens it when it can', async ({
    page,
    complaints,
  }) => {
    complaints.expected(/shop-panel|Failed to load resource|Failed to fetch dynamically imported module/);
    await page.route('**/assets/shop-panel-*.js', (route) => route.abort());
    await visit(page, '/');
    const button = panelButton(page, 'Engagement');
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

  test('has its shop row in one line from where it is shown', async ({ page }) => {
    await page.setViewportSize({ width: 1088, height: 800 });
    await visit(page, '/');
    const tops = await shopRow(page)
      .getByRole('listitem')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
    expect(tops).toHaveLength(8);
    expect(new Set(tops).size).toBe(1);
    const { width, height } = (await panelButton(page, 'Engagement').boundingBox()) ?? {
      width: 0,
      height: 0,
    };
    expect(width).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('the banner', () => {
  test.use({ viewport: phone });

  test('shows one announcement at a time and keeps its height', async ({ page }) => {
    await visit(page, '/contact');
    const banner = page.getByRole('region', { name: 'Announcements' });
    const visible = banner.getByRole('paragraph').filter({ visible: true });
    const before = await banner.boundingBox();
    await expect(visible).toHaveText(['The Heritage collection is here. Contact Us.']);
    await banner.getByRole('button', { name: 'Next announcement' }).click();
    await expect(visible).toHaveText([
      'Estimates for repairs are free, and most sizing is done within two days.',
    ]);
    expect(await banner.boundingBox()).toEqual(before);
  });

  test('moves by itself, waits under the pointer and goes on afterwards', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/contact');
    const banner = page.getByRole('region', { name: 'Announcements' });
    const shown = banner.locator('[data-current]');
    await page.mouse.move(200, 700);
    await expect(banner.locator('[aria-live=off]')).toBeVisible();
    await page.clock.runFor(5100);
    await expect(shown).toContainText('Estimates for repairs');
    await banner.hover();
    await page.clock.runFor(11_000);
    await expect(shown).toContainText('Estimates for repairs');
    await page.mouse.move(200, 700);
    await page.clock.runFor(5100);
    await expect(shown).toContainText('Custom pieces in 1-2 weeks');
  });

  test('leads to the contact page', async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('region', { name: 'Announcements' })
      .getByRole('link', { name: 'Contact Us.' })
      .click();
    await expect(page).toHaveURL('/contact');
  });
});
