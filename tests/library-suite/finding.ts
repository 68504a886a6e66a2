import { expect } from '@playwright/test';
import { getFile, getFiles, type LibraryTest, searchField } from './library-driver.ts';
import { LONG_NAME } from './media-folder.ts';

/** Listing, searching, filtering and sorting (SPEC section 2); what they say and keep is in the component's tests. */
export const findingCases = (test: LibraryTest): void => {
  test('pictures are shown, and icons for films, other files and what cannot be decoded', async ({
    library,
  }) => {
    await library.open('?q=rings/');
    for (const name of ['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png', 'spin.gif', 'Opal.webp']) {
      const picture = getFile(library, name).locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(getFile(library, 'damaged.jpg').locator('img')).toHaveCount(0);
    await expect(getFile(library, 'damaged.jpg').locator('.thumb > svg')).toBeVisible();
    await searchField(library).fill('films/');
    for (const name of ['old.avi', 'show.mp4', 'tour.mov']) {
      await expect(getFile(library, name).locator('.thumb > svg')).toBeVisible();
      await expect(getFile(library, name).locator('img')).toHaveCount(0);
    }
  });

  test('the files are 600 px high, in 2, 3, 4 or 6 columns, and near the top of a phone, whose filters are folded', async ({
    library,
  }) => {
    const { page } = library;
    await library.open();
    const getTops = () =>
      getFiles(library).evaluateAll((cards) =>
        cards.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
    const area = page.getByRole('grid', { name: 'Files' }).locator('..');
    for (const [width, columns] of [
      [375, 2],
      [800, 3],
      [1100, 4],
      [1440, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => {
          const tops = await getTops();
          return tops.filter((top) => top === Math.min(...tops)).length;
        })
        .toBe(columns);
      await expect(area).toHaveCSS('height', '600px');
    }
    // Four rows are in view, without scrolling the page.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(900);
    const tops = await getTops();
    const fourth = [...new Set(tops)].sort((one, other) => one - other)[3] ?? Number.NaN;
    await expect(getFiles(library).nth(tops.indexOf(fourth))).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 375, height: 812 });
    await expect.poll(async () => (await getFiles(library).first().boundingBox())?.y).toBeLessThan(812 * 0.6);
    await expect(page.getByLabel('Kind')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Kind')).toBeVisible();
  });

  test('a name that is too long for its card is whole where the focus is', async ({ library }) => {
    await library.open('?q=very-long');
    const card = getFiles(library).first();
    const name = card.locator('.name');
    const isCut = () => name.evaluate((element) => element.scrollWidth > element.clientWidth);
    await expect.poll(isCut).toBe(true);
    await searchField(library).press('Tab');
    await card.focus();
    await library.page.keyboard.press('Home');
    await expect.poll(isCut).toBe(false);
    await expect(name).toHaveText(LONG_NAME);
  });
};
