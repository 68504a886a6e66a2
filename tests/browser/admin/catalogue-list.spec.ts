import { holdRequests } from '../../support/hold-requests.ts';
import { namesFor, rows } from '../support/catalogue-list.ts';
import { expect, test } from '../support/catalogue-test.ts';

test('the list is searched, filtered and sorted, says so in its address, and offers the way back, also on a phone', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/admin/catalogue/products?sort=name');
  // The record keeps the view of the list, and the way back leads to its row.
  await rows(page).nth(2).click();
  await expect(page).toHaveURL(/\/products\/\d+\?sort=name$/);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await portal.expectUrl('/admin/catalogue/products?sort=name');
  await expect(rows(page).nth(2)).toBeFocused();
  await page.getByRole('link', { name: 'Collections' }).click();
  await expect(page.getByRole('grid', { name: 'Collections' }).getByRole('row').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pieces', exact: true }).click();
  await page.getByRole('searchbox').fill('halo');
  await expect(rows(page).first()).toContainText(/halo/i);
  await portal.expectUrl('/admin/catalogue/products?q=halo');

  // Until the answer to a filter comes, the rows before it are faded.
  const list = page.locator('[aria-busy]', { has: page.getByRole('grid', { name: 'Pieces' }) });
  const release = await holdRequests(page, '**/api/admin/catalogue/products?*');
  await page.getByLabel('State').selectOption('deleted');
  await expect(list).toHaveCSS('opacity', '0.45');
  await expect(rows(page).first()).toContainText('On the website');
  release();
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();

  // On a phone one button shows the filters.
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByLabel('State')).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)', exact: true }).click();
  await page.getByLabel('State').selectOption('live');
  await page.getByRole('button', { name: 'Filters (1)', exact: true }).click();
  await expect(page.getByLabel('State')).toBeHidden();
  await portal.expectUrl('/admin/catalogue/products?q=halo&state=live');
});

test('the order of a category is changed by keyboard and by dragging, for visitors too, and undone', {
  tag: '@journey',
}, async ({ portal, request }) => {
  const { page } = portal;
  await portal.open('/admin/catalogue/products');
  await page.getByLabel('Category').selectOption({ label: 'Engagement Rings' });
  const [first = '', second = '', third = ''] = await namesFor(request);
  await expect(rows(page).first()).toContainText(first);
  await rows(page).first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows(page).nth(2)).toContainText(first);
  await expect(rows(page).nth(2)).toBeFocused();
  await expect.poll(async () => (await namesFor(request)).slice(0, 3)).toEqual([second, third, first]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await namesFor(request)).slice(0, 3)).toEqual([first, second, third]);
  await expect(rows(page).first()).toContainText(first);

  const [from, to] = [
    await rows(page).nth(0).getByTitle('Drag to move').boundingBox(),
    await rows(page).nth(1).boundingBox(),
  ];
  if (!from || !to) throw new Error('The rows are not shown.');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height - 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await namesFor(request)).slice(0, 2)).toEqual([second, first]);
  // One move right after another, on what the first has made of the record.
  const sent = page.waitForRequest('**/move');
  await rows(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await sent;
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await namesFor(request)).slice(0, 2)).toEqual([first, second]);
  await expect(page.getByText('was not moved')).toBeHidden();
});
