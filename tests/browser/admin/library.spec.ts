import { copyingCases } from '../../library-suite/copying.ts';
import { downloadingCases } from '../../library-suite/downloading.ts';
import {
  expectFound,
  expectSelectAll,
  focusedName,
  getFile,
  getFiles,
  searchField,
} from '../../library-suite/library-driver.ts';
import { LONG_NAME } from '../../library-suite/media-folder.ts';
import { expect, test } from '../support/library-test.ts';

test.describe('copying', () => copyingCases(test));
test.describe('downloading', () => downloadingCases(test));

// Listing, searching, filtering and sorting (SPEC section 2); what they say and keep is in the component's tests.
test.describe('finding files', () => {
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
});

// Moving in the files with the keyboard; selecting them is in the component's tests.
test.describe('selecting files', () => {
  test('the files are one tab stop; arrows, Home, End and page keys move in them and bring each into view', async ({
    library,
  }) => {
    const { page } = library;
    await page.setViewportSize({ width: 1440, height: 1000 });
    await library.open('?folder=series');
    await expect(page.locator('[role=row][tabindex="0"]')).toHaveCount(1);
    await getFiles(library).first().focus();
    const expectFocus = (name: string) => expect.poll(() => focusedName(library)).toBe(name);
    for (const [key, name] of [
      ['ArrowRight', 'picture-2.jpg'],
      ['ArrowDown', 'picture-8.jpg'],
      ['End', 'picture-12.jpg'],
      ['Home', 'picture-7.jpg'],
      ['Control+End', 'picture-60.jpg'],
      ['ArrowUp', 'picture-54.jpg'],
      ['PageUp', 'picture-30.jpg'],
      ['Control+Home', 'picture-1.jpg'],
      ['ArrowLeft', 'picture-1.jpg'],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocus(name);
      await expect(getFile(library, name)).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Shift+Tab');
    await expectFocus('');
    await page.keyboard.press('Tab');
    await expectFocus('picture-1.jpg');
  });

  test('the focus survives scrolling far away from it', async ({ library }) => {
    const { page } = library;
    await library.open('?folder=series&view=list');
    await getFiles(library).first().focus();
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 2000);
    await expect(getFile(library, 'picture-40.jpg')).toBeVisible();
    await expect.poll(() => focusedName(library)).toBe('picture-1.jpg');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(library)).toBe('picture-2.jpg');
    await expect(getFile(library, 'picture-2.jpg')).toBeInViewport({ ratio: 0.99 });
  });
});

// Changes in the folder while the library is open; `npm run bench -- media-library` measures how soon.
test.describe('a folder that lives', () => {
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
});

// The large view of one file: what it loads and plays. What it says is in the component's tests.
test.describe('the quick look', () => {
  test('a film plays, with its controls; one that cannot be played says so', async ({ library }) => {
    const { page } = library;
    await library.folder.add('films/damaged.mp4');
    await library.open('?q=.mp4');
    await expectFound(library, 2);
    await getFile(library, 'show.mp4').focus();
    await page.keyboard.press('Enter');
    const film = page.getByRole('dialog').locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect(page.getByText(/^\d+ × \d+ px$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    const dialog = page.getByRole('dialog', { name: 'damaged.mp4' });
    await expect(dialog.getByText('This video cannot be played here.')).toBeVisible();
    await expect(dialog.locator('video')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy path' }).click();
    await expect.poll(library.clipboard).toBe('films/damaged.mp4');
  });
});
