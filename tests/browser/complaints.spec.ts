import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

/*
 * What two complaints against jewelers' websites (Southern District of Florida, 2023 and 2024) name, by keyboard
 * and by what a screen reader is told. Links: tests/api/public-pages; forms: component tests; film, pictures,
 * visible focus and contrast: home, product-pictures and accessibility.spec.ts.
 */

test('the announcements are stopped, moved and set going again by keyboard, and read out when moved', async ({
  page,
}) => {
  await visit(page, '/contact');
  const banner = page.getByRole('region', { name: 'Announcements' });
  await banner.getByRole('button', { name: 'Pause announcements' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: 'Play announcements' })).toBeFocused();
  const live = banner.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Previous announcement' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(live.locator('[data-current]')).toContainText('Your own stones are welcome');
  // What is not shown is not read either, and cannot be reached.
  await expect(live.getByRole('paragraph')).toHaveCount(1);
});

test('a list is narrowed and sorted by keyboard, and the number of pieces is announced', async ({ page }) => {
  await visit(page, '/category/engagement-rings');
  const bar = page.getByRole('group', { name: 'Narrow and sort' });
  const count = page.locator('p[aria-live=polite]').first();
  await bar.locator('summary').filter({ hasText: 'Style' }).focus();
  await page.keyboard.press('Enter');
  const halo = bar.getByRole('link', { name: 'Halo' });
  await halo.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/style=halo/);
  await expect(count).toHaveText('1 piece');
  await expect(bar.locator('summary').filter({ hasText: 'Style' })).toBeFocused();

  const sort = bar.locator('summary').filter({ hasText: 'Sort' });
  await sort.focus();
  await page.keyboard.press('Space');
  await bar.getByRole('link', { name: 'Price, low to high' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=price-asc/);
});
