import type { Page } from '@playwright/test';
import { expect, test } from '../support/catalogue-test.ts';
import { expectUsable } from '../support/usable.ts';

const text = (page: Page) => page.getByLabel('Description of the first picture', { exact: true });
/** How many the list has, as the bar says: 'Piece 1 of 76'. */
const left = async (page: Page) =>
  Number.parseInt(
    (await page.getByText(/^Piece \d+ of \d+/).textContent())?.match(/of (\d+)/)?.[1] ?? '',
    10,
  );

test('three pieces get their text by keyboard alone, one key each besides the text, and the browser goes back', {
  tag: '@journey',
}, async ({ portal, request }) => {
  const { page } = portal;
  const name = page.getByRole('heading', { level: 2 });
  await portal.open('/admin/dashboard');
  await page.getByRole('link', { name: /without a picture description$/ }).click();
  await page.getByRole('link', { name: 'Complete one by one' }).click();
  await expect(text(page)).toBeFocused();
  const start = await left(page);
  const names: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const shown = (await name.textContent()) ?? '';
    names.push(shown);
    await page.keyboard.insertText(`A ring, seen from above, number ${round}`);
    await page.keyboard.press('Enter');
    await expect(name).not.toHaveText(shown);
    await expect(text(page)).toHaveValue('');
    await expect(text(page)).toBeFocused();
  }
  expect(new Set(names).size).toBe(3);
  await expect.poll(() => left(page)).toBe(start - 3);
  const described = async () => {
    const response = await request.get('/api/products');
    const products = (await response.json()) as { image_alt?: string }[];
    return products.filter(({ image_alt }) => image_alt?.startsWith('A ring, seen')).length;
  };
  await expect.poll(described).toBe(3);
  await page.goBack();
  await expect(name).toHaveText(names.at(-1) ?? '');
  await expect(text(page)).toHaveValue('A ring, seen from above, number 3');
});

test('it is usable at any width, light and dark; on a phone the button to go on is at the bottom, and cuts nothing', async ({
  portal: { page, open },
}) => {
  await open('/admin/catalogue/complete?missing=alternative-text');
  const next = page.getByRole('button', { name: 'Save and next' });
  await expectUsable(page, { shown: () => expect(next).toBeVisible() });
  await page.setViewportSize({ width: 375, height: 667 });
  await text(page).fill('A ring on a dark ground');
  const boxes = async () => {
    const [box, field] = [await next.boundingBox(), await text(page).boundingBox()];
    return {
      isAtBottom: box !== null && box.y + box.height > 667 * 0.75 && box.y + box.height <= 667,
      isLarge: box !== null && box.height >= 44,
      cutsField: box === null || field === null || field.y + field.height >= box.y,
    };
  };
  await expect.poll(boxes).toEqual({ isAtBottom: true, isLarge: true, cutsField: false });
});
