import { seeAll, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

test('a printed product shows its pictures whole, side by side, and nothing of other products', async ({
  page,
}) => {
  await visit(page, '/product/round-solitaire-in-yellow-gold');
  await seeAll(page);
  // The width of a printed page without its margins.
  await page.setViewportSize({ width: 672, height: 950 });
  await page.emulateMedia({ media: 'print' });
  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures).toHaveCount(2);
  const boxes = await pictures.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((picture) => {
      const { top, left, width, height } = picture.getBoundingClientRect();
      const { objectFit } = getComputedStyle(picture);
      return { top, left, whole: objectFit === 'contain', ratio: width / height };
    }),
  );
  for (const { whole, ratio } of boxes) {
    expect(whole).toBe(true);
    // Their own shape, not a band through the stone.
    expect(ratio).toBeLessThan(1.5);
  }
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(boxes[0]?.left).toBeLessThan(boxes[1]?.left ?? 0);
  await expect(page.getByText('Related pieces')).toBeHidden();
  await expect(pictures.first().locator('xpath=following-sibling::*')).toBeHidden();
});
