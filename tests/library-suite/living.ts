import { expect } from '@playwright/test';
import {
  expectFound,
  expectSelectAll,
  focusedName,
  getFile,
  getFiles,
  type Library,
  type LibraryTest,
  searchField,
} from './library-driver.ts';
import { standingFiles } from './media-folder.ts';

const ALL = standingFiles.length;

/** Starts the server again. The browser's `online` makes the portal connect at once, however long it would wait. */
const restart = async ({ page, server }: Library) => {
  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

/** Changes in the folder while the library is open; `npm run bench -- media-library` measures how soon. */
export const livingCases = (test: LibraryTest): void => {
  test('a file appears in its place, follows its new name, shows its new picture, and goes', {
    tag: '@journey',
  }, async ({ library }) => {
    const { page, folder } = library;
    await library.open('?view=list&q=ring-');
    await getFile(library, 'ring-1.jpg').click();
    await folder.add('rings/ring-3.jpg');
    await expectFound(library, 4);
    const names = () =>
      getFiles(library).evaluateAll((rows) =>
        rows.map((row) => row.getAttribute('aria-label')?.split(',')[0]),
      );
    await expect.poll(names).toEqual(['ring-1.jpg', 'ring-2.jpeg', 'ring-3.jpg', 'ring-10.png']);

    await folder.rename('rings/ring-1.jpg', 'moved/new ring-1.jpg');
    await expect(getFiles(library).getByText('moved/new ring-1.jpg', { exact: true })).toBeVisible();
    await expectFound(library, 4);
    await expectSelectAll(library, 1, 4);
    await expect(page.getByText('Selection changed', { exact: true })).toHaveCount(0);

    const picture = getFile(library, 'ring-2.jpeg').locator('img');
    const shape = () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth / Math.max(1, image.naturalHeight));
    await expect.poll(shape).toBeCloseTo(640 / 480, 1);
    await folder.replace('rings/ring-2.jpeg', { width: 200, height: 400 });
    await expect.poll(shape).toBeCloseTo(0.5, 1);

    await getFile(library, 'ring-2.jpeg').focus();
    await folder.remove('rings/ring-2.jpeg');
    await expectFound(library, 3);
    await expect.poll(() => focusedName(library)).toBe('ring-3.jpg');
  });

  test('hundreds that come and go above leave the view, the focus, the selection and the search alone', async ({
    library,
  }) => {
    const { page, folder } = library;
    await library.open('?q=picture');
    await expectFound(library, 60);
    await getFiles(library).first().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedName(library)).toBe('picture-54.jpg');
    await page.keyboard.press('Space');
    await expectSelectAll(library, 1, 60);
    const card = page
      .getByRole('row', { name: /^picture-54\.jpg/ })
      .and(page.locator('[aria-selected=true]'));
    const getTop = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await getTop();
    const expectAsBefore = async (found: number) => {
      await expectFound(library, found);
      await expect.poll(getTop).toBe(before);
      await expect.poll(() => focusedName(library)).toBe('picture-54.jpg');
      await expectSelectAll(library, 1, found);
    };

    const many = Array.from({ length: 300 }, (_, index) => `a new set/picture-${index}.jpg`);
    await folder.add(...many);
    await expectAsBefore(360);
    await folder.remove(...many);
    await expectAsBefore(60);
    await expect(searchField(library)).toHaveValue('picture');
  });

  test('the dashboard, opened while the server is gone, comes when it is back, and follows the folder', async ({
    library,
  }) => {
    const { page, server, folder } = library;
    await library.open();
    await server.stop();
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(page.getByRole('region', { name: 'Figures could not be loaded' })).toContainText(
      'The server cannot be reached.',
    );
    await restart(library);
    const figures = page.getByRole('region', { name: 'Media folder' });
    await expect(figures).toContainText(`${ALL} files`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await folder.add('0 first.jpg');
    await expect(figures).toContainText(`${ALL + 1} files`);
  });
};

/** For hosts that can open several portal windows at once. */
export const severalWindowsCases = (test: LibraryTest): void => {
  test('two open libraries both follow', async ({ library }) => {
    const { page, folder } = library;
    await library.open();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText(`${ALL} files found`, { exact: true }).first()).toBeVisible();
    await folder.add('0 first.jpg');
    for (const each of [page, other])
      await expect(each.getByText(`${ALL + 1} files found`, { exact: true }).first()).toBeVisible();
    await other.close();
  });
};
