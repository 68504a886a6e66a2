import { expect } from '@playwright/test';
import {
  expectFound,
  expectSelectAll,
  focusedName,
  getFile,
  getFiles,
  type LibraryTest,
  searchField,
} from './library-driver.ts';
import { standingFiles, usedFile } from './media-folder.ts';

const ALL = standingFiles.length;
const USAGE = '**/api/admin/media/usage';
/**
 * Longer than the longest pause between two attempts to connect, 30 s, which may be reached when the server
 * starts slowly.
 */
const RECONNECTED = { timeout: 45_000 };

/** Changes in the folder while the library is open; `npm run bench -- media-library` measures how soon. */
export const livingCases = (test: LibraryTest): void => {
  test('a new file appears by itself, in its place', async ({ library }) => {
    await library.open('?q=rings/');
    await library.folder.add('rings/ring-3.jpg');
    await expect(getFile(library, 'ring-3.jpg')).toBeVisible();
    await expectFound(library, 8);
    const names = await getFiles(library).evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('aria-label')),
    );
    const position = names.findIndex((name) => name?.startsWith('ring-3.jpg'));
    expect(names[position - 1]).toMatch(/^ring-2\.jpeg/);
    expect(names[position + 1]).toMatch(/^ring-10\.png/);
  });

  test('files that vanish leave the selection, and that is said', async ({ library }) => {
    const { page, folder } = library;
    await library.open('?q=ring-');
    for (const name of ['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png']) await getFile(library, name).click();
    await folder.remove('rings/ring-1.jpg', 'rings/ring-10.png');
    await expectSelectAll(library, 1, 1);
    await expect(
      page
        .getByText('no longer in the folder and were dropped from the selection')
        .or(page.getByText('no longer in the folder and was dropped from the selection'))
        .first(),
    ).toBeVisible();
  });

  test('a renamed file changes its name, a moved one its path, and both stay selected', async ({
    library,
  }) => {
    await library.open('?view=list&q=ring-1.jpg');
    await getFile(library, 'ring-1.jpg').click();
    await library.folder.rename('rings/ring-1.jpg', 'moved/new ring-1.jpg');
    await expect(getFiles(library).getByText('moved/new ring-1.jpg', { exact: true })).toBeVisible();
    await expectFound(library, 1);
    await expectSelectAll(library, 1, 1);
    await expect(library.page.getByText('Selection changed', { exact: true })).toHaveCount(0);
  });

  test('a replaced picture shows its new self', async ({ library }) => {
    await library.open('?q=ring-1.jpg');
    const picture = getFile(library, 'ring-1.jpg').locator('img');
    const shape = () =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth / Math.max(1, image.naturalHeight));
    await expect.poll(shape).toBeCloseTo(640 / 480, 1);
    await library.folder.replace('rings/ring-1.jpg', { width: 200, height: 400 });
    await expect.poll(shape).toBeCloseTo(0.5, 1);
  });

  test('hundreds that come and go above leave the view, the focus, the selection and the search alone', async ({
    library,
  }) => {
    const { page, folder } = library;
    await library.open('?q=picture');
    await getFiles(library).first().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    const card = page.locator('[role=row]:focus');
    const label = (await card.getAttribute('aria-label')) ?? '';
    const getTop = async () =>
      Math.round((await page.getByRole('row', { name: label }).boundingBox())?.y ?? -1);
    const before = await getTop();

    const many = Array.from({ length: 300 }, (_, index) => `a new set/picture-${index}.jpg`);
    await folder.add(...many);
    await expectFound(library, 360);
    expect(await focusedName(library)).toBe(label.split(', ')[0]);
    await expect.poll(getTop).toBe(before);
    await expectSelectAll(library, 1, 360);

    await folder.remove(...many);
    await expectFound(library, 60);
    await expect.poll(getTop).toBe(before);
    expect(await focusedName(library)).toBe(label.split(', ')[0]);
    await expectSelectAll(library, 1, 60);
    await expect(searchField(library)).toHaveValue('picture');
  });

  test('the focus goes to the neighbour when its file vanishes', async ({ library }) => {
    await library.open('?q=ring-');
    await getFile(library, 'ring-2.jpeg').focus();
    await library.folder.remove('rings/ring-2.jpeg');
    await expect(getFile(library, 'ring-2.jpeg')).toHaveCount(0);
    await expect.poll(() => focusedName(library)).toBe('ring-10.png');
  });

  test('when the server goes the list stays and can be copied; when it is back what was missed appears', async ({
    library,
  }) => {
    const { page, folder, server } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').click();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await server.stop();
    const banner = page.getByText('The connection to the server was lost', { exact: false });
    try {
      await expect(banner).toBeVisible();
      await expect(banner).toBeInViewport();
      await page.getByRole('button', { name: 'Copy File Paths' }).click();
      await expect.poll(library.clipboard).toBe('rings/ring-1.jpg');
      await folder.add('rings/ring-4.jpg');
    } finally {
      await server.start();
    }
    await expect(getFile(library, 'ring-4.jpg')).toBeVisible(RECONNECTED);
    await expect(banner).toBeHidden();
    await expectSelectAll(library, 1, 4);
  });

  test('a refresh that failed is forgotten when the server is back', async ({ library }) => {
    const { page, server } = library;
    await library.open();
    await server.stop();
    const notice = page.getByText('Failed to load media files', { exact: true });
    try {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(notice).toBeVisible();
    } finally {
      await server.start();
    }
    await expect(notice).toBeHidden(RECONNECTED);
    await expectFound(library, ALL);
  });

  test('the dashboard, opened while the server is gone, comes when it is back, and follows the folder', async ({
    library,
  }) => {
    const { page, server, folder } = library;
    await library.open();
    await server.stop();
    try {
      await page.getByRole('link', { name: 'Today' }).click();
      await expect(page.getByRole('region', { name: 'Figures could not be loaded' })).toContainText(
        'The server cannot be reached.',
      );
    } finally {
      await server.start();
    }
    const figures = page.getByRole('region', { name: 'Media folder' });
    await expect(figures).toContainText(`${ALL} files`, RECONNECTED);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await folder.add('0 first.jpg');
    await expect(figures).toContainText(`${ALL + 1} files`);
  });

  test('who uses a picture is known again after one failed call, by Refresh', async ({ library }) => {
    const { page } = library;
    await page.route(USAGE, (route) => route.abort());
    await library.open(`?q=${usedFile.name}`);
    const unused = page.getByRole('checkbox', { name: 'Unused only' });
    await expect(getFiles(library).first()).toBeVisible();
    await expect(unused).toBeDisabled();
    await page.unroute(USAGE);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(unused).toBeEnabled();
    await expect(getFiles(library).first()).toHaveAttribute('aria-label', /Used by /);
  });

  test('a catalogue that is replaced while the server is away is noticed when it is back', async ({
    library,
  }) => {
    const { page, server } = library;
    await library.open('?q=ring-1.jpg');
    await expect(getFile(library, 'ring-1.jpg')).toBeVisible();
    await server.stop();
    try {
      const use = { kind: 'product', name: 'A new piece', page: '/product/a-new-piece' };
      await page.route(USAGE, (route) =>
        route.fulfill({ json: { uses: { '/media/rings/ring-1.jpg': [use] }, missing: [] } }),
      );
    } finally {
      await server.start();
    }
    await expect(getFile(library, 'ring-1.jpg')).toHaveAttribute(
      'aria-label',
      /Used by A new piece/,
      RECONNECTED,
    );
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
    for (const each of [page, other]) {
      await expect(each.getByText(`${ALL + 1} files found`, { exact: true }).first()).toBeVisible();
    }
    await other.close();
  });
};
