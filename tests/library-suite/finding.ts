import { expect } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import {
  expectFound,
  getFile,
  getFiles,
  type LibraryTest,
  searchField,
  withoutEvents,
} from './library-driver.ts';
import { LONG_NAME, standingFiles, usedFile } from './media-folder.ts';

/** Listing, searching, filtering and sorting (SPEC section 2). */
export const findingCases = (test: LibraryTest): void => {
  test('the card says what it is for and how many files were found', async ({ library }) => {
    const { page } = library;
    await library.open();
    await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
    await expect(
      page.getByText(
        'Manage all website images and videos. Select multiple files to copy their paths or URLs.',
        { exact: true },
      ),
    ).toBeVisible();
    await expectFound(library, standingFiles.length);
  });

  test('cards show pictures, the film icon or the generic icon, name, size and type', async ({ library }) => {
    await library.open('?q=rings/');
    for (const name of ['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png', 'spin.gif', 'Opal.webp']) {
      const picture = getFile(library, name).locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const card = getFile(library, 'ring-2.jpeg');
    await expect(card.getByText('JPEG', { exact: true })).toBeVisible();
    await expect(card.getByText(/^\d+(\.\d+)? (Bytes|KB)$/)).toBeVisible();
    await expect(getFile(library, 'damaged.jpg').locator('img')).toHaveCount(0);
    await expect(getFile(library, 'damaged.jpg').locator('.thumb > svg')).toBeVisible();

    await library.open('?q=films/');
    for (const name of ['old.avi', 'show.mp4', 'tour.mov']) {
      await expect(getFile(library, name).locator('.thumb > svg')).toBeVisible();
      await expect(getFile(library, name).locator('img')).toHaveCount(0);
    }
  });

  test('the search looks at names and paths, whatever the case, and is kept in the address', async ({
    library,
  }) => {
    await library.open();
    await searchField(library).fill('RING-1');
    await expectFound(library, 2);
    await expect.poll(library.url).toBe('/admin/media?q=RING-1');
    await searchField(library).fill('films/');
    await expectFound(library, 3);
    await searchField(library).fill('');
    await expectFound(library, standingFiles.length);
    await expect.poll(library.url).toBe('/admin/media');
  });

  test('what matches nothing is said, with a way back to all files', async ({ library }) => {
    await library.open();
    await searchField(library).fill('no such file');
    await expect(library.page.getByText('No files match your search and filters.')).toBeVisible();
    await expectFound(library, 0);
    await library.page.getByRole('button', { name: 'Show all files' }).click();
    await expectFound(library, standingFiles.length);
    await expect(searchField(library)).toHaveValue('');
  });

  test('kind, folder, order and view stand in the address, and Back undoes a filter', async ({ library }) => {
    const { page } = library;
    await library.open();
    await page.getByLabel('Kind').selectOption({ label: 'Videos' });
    await expectFound(library, 3);
    await page.getByLabel('Order').selectOption({ label: 'Sorted by type' });
    await expect(getFiles(library).first()).toHaveAttribute('aria-label', /^old\.avi/);
    await page.getByRole('radio', { name: 'List view' }).click();
    expect(library.url()).toBe('/admin/media?kind=video&sort=type&view=list');
    await page.reload();
    await expectFound(library, 3);
    await expect(page.getByRole('columnheader', { name: 'Modified' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expectFound(library, standingFiles.length);
    await page.getByLabel('Folder').selectOption({ label: 'rings' });
    await expectFound(library, 7);
    await page.getByLabel('Folder').selectOption({ label: 'Not in a folder' });
    await expectFound(library, 1);
  });

  test('a file says who uses it, and the unused ones can be listed', async ({ library }) => {
    const { page } = library;
    await library.open(`?q=${usedFile.name}`);
    await expect(getFiles(library).first()).toHaveAttribute('aria-label', /Used by /);
    await page.getByRole('checkbox', { name: 'Unused only' }).check();
    await expectFound(library, 0);
    await library.open('?unused=1');
    await expectFound(library, standingFiles.length - 1);
  });

  test('the list shows picture, name, path, type, size and the local date', async ({ library }) => {
    await library.open('?view=list&q=ring-10');
    const line = getFiles(library).first();
    for (const text of ['ring-10.png', 'rings/ring-10.png', 'PNG', new Date().toLocaleDateString('en-US')]) {
      await expect(line.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(line.locator('img')).toBeVisible();
  });

  test('the heads of the list sort by their column, and the other way round', async ({ library }) => {
    const { page } = library;
    await library.open('?view=list&q=rings/ring');
    const head = (name: string) => page.getByRole('columnheader', { name });
    const first = () => getFiles(library).first().getAttribute('aria-label');
    await head('Size').getByRole('button').click();
    await expect(head('Size')).toHaveAttribute('aria-sort', 'descending');
    const biggest = await first();
    await page.keyboard.press('Enter');
    await expect(head('Size')).toHaveAttribute('aria-sort', 'ascending');
    expect(await first()).not.toBe(biggest);
    expect(library.url()).toContain('sort=smallest');
    await head('Type').getByRole('button').click();
    await expect(getFiles(library).last()).toHaveAttribute('aria-label', /^ring-10\.png/);
    await expect(head('Size')).not.toHaveAttribute('aria-sort', /./);
  });

  test('the file that came last is found first, with the time it came', async ({ library }) => {
    const { page } = library;
    await page.setViewportSize({ width: 1440, height: 900 });
    await library.folder.add('rings/just in.jpg');
    await library.open('?view=list');
    await expectFound(library, standingFiles.length + 1);
    await page.getByRole('columnheader', { name: 'Added' }).getByRole('button').click();
    await expect(getFiles(library).first()).toHaveAttribute('aria-label', /^just in\.jpg/);
    await expect(
      getFiles(library)
        .first()
        .getByText(/^[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M$/),
    ).toBeVisible();
  });

  test('a pasted list of names finds them all, and says which are missing', async ({ library }) => {
    const { page } = library;
    await library.open();
    await searchField(library).focus();
    await searchField(library).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      field.dispatchEvent(new ClipboardEvent('paste', paste));
    }, 'ring-1.jpg\nOPAL.webp\r\nfilms/show.mp4\n/media/docs/care%20guide.pdf\nno such.jpg\n');
    await expectFound(library, 4);
    await expect(
      page.getByText('4 of 5 names were found. Not found: no such.jpg', { exact: true }),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select All (0/4)' }).check();
    await expect(page.getByRole('checkbox', { name: 'Select All (4/4)' })).toBeChecked();
  });

  test('a phone shows files first, and the filters when they are asked for', async ({ library }) => {
    const { page } = library;
    await page.setViewportSize({ width: 375, height: 812 });
    await library.open();
    const firstFile = await getFiles(library).first().boundingBox();
    expect(firstFile?.y).toBeLessThan(812 * 0.6);
    await expect(page.getByLabel('Kind')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Kind').selectOption({ label: 'Videos' });
    await expectFound(library, 3);
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(page.getByLabel('Kind')).toBeHidden();
  });

  test('a name that is too long for its card is whole where the focus is', async ({ library }) => {
    await library.open('?q=very-long');
    const card = getFiles(library).first();
    const name = card.locator('.name');
    const isCut = () => name.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isCut()).toBe(true);
    await searchField(library).press('Tab');
    await card.focus();
    await library.page.keyboard.press('Home');
    await expect.poll(isCut).toBe(false);
    await expect(name).toHaveText(LONG_NAME);
  });

  test('Refresh reads the folder again and says so', async ({ library }) => {
    const { page } = library;
    await library.open();
    // The response is delayed until the text has been checked.
    const release = await holdRequests(page, '**/api/admin/media?rescan=1');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Loading media files...')).toBeVisible();
    await expect(getFiles(library).first()).toBeVisible();
    release();
    await expect(page.getByText('Loading media files...')).toBeHidden();
    await expectFound(library, standingFiles.length);
  });

  test('a list that cannot be loaded is said, and can be asked for again', async ({ library }) => {
    const { page } = library;
    await withoutEvents(library);
    await page.route('**/api/admin/media', (route) => route.abort());
    await library.open();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to load media files', { exact: true })).toBeVisible();
    await page.unroute('**/api/admin/media');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFound(library, standingFiles.length);
  });

  test('the file area is 600 px high and has 2, 3, 4 or 6 columns', async ({ library }) => {
    const { page } = library;
    await library.open();
    for (const [width, columns] of [
      [375, 2],
      [800, 3],
      [1100, 4],
      [1440, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const getTops = () =>
        getFiles(library).evaluateAll((cards) =>
          cards.map((card) => Math.round(card.getBoundingClientRect().top)),
        );
      await expect
        .poll(async () => {
          const tops = await getTops();
          return tops.filter((top) => top === Math.min(...tops)).length;
        })
        .toBe(columns);
      const area = page.getByRole('grid', { name: 'Files' }).locator('..');
      expect((await area.boundingBox())?.height).toBe(600);
      if (columns !== 6) continue;
      // Four rows are in view, without scrolling the page.
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
      const rows = new Set(await getTops());
      expect(rows.size).toBeGreaterThanOrEqual(4);
      const fourth = [...rows].sort((one, other) => one - other)[3] ?? 0;
      await expect(getFiles(library).nth((await getTops()).indexOf(fourth))).toBeInViewport({ ratio: 1 });
    }
  });
};
