import { namesFor, rows } from '../support/catalogue-list.ts';
import { expect, test } from '../support/catalogue-test.ts';

test('the order of a category is changed by dragging and by keyboard, for visitors too', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  await portal.open('/admin/catalogue/products');
  await page.getByLabel('Category').selectOption({ label: 'Engagement Rings' });
  const [first = '', second = ''] = await namesFor(request);
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
