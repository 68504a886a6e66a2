import { expect } from '@playwright/test';
import {
  expectSelectAll,
  focusedName,
  getFile,
  getFiles,
  type LibraryTest,
  searchField,
  selectedNames,
} from './library-driver.ts';
import { standingFiles } from './media-folder.ts';

const ALL = standingFiles.length;

/** Selecting with the pointer and the keyboard. */
export const selectingCases = (test: LibraryTest): void => {
  test('a click toggles, Shift+click extends, Select All takes and gives back all that is shown', async ({
    library,
  }) => {
    const { page } = library;
    await library.open('?q=rings/');
    await expectSelectAll(library, 0, 7);
    await expect(page.getByRole('button', { name: 'Copy URLs' })).toHaveCount(0);
    await getFile(library, 'ring-1.jpg').click();
    await expectSelectAll(library, 1, 7);
    await expect(page.getByRole('checkbox', { name: /Select All/ })).toBeChecked({ indeterminate: true });
    await getFile(library, 'spin.gif').click({ modifiers: ['Shift'] });
    expect(await selectedNames(library)).toEqual(['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png', 'spin.gif']);
    await getFile(library, 'ring-2.jpeg').click();
    await expectSelectAll(library, 3, 7);
    await page.getByRole('checkbox', { name: /Select All/ }).click();
    await expectSelectAll(library, 7, 7);
    await page.getByRole('checkbox', { name: /Select All/ }).click();
    await expectSelectAll(library, 0, 7);
  });

  test('a change of filter keeps the selection, and says what it hides', async ({ library }) => {
    const { page } = library;
    await library.open();
    await getFile(library, 'show.mp4').click();
    await searchField(library).fill('ring-');
    await expectSelectAll(library, 0, 3);
    await expect(page.getByText('1 more selected, hidden by the filters')).toBeVisible();
    await page.getByRole('button', { name: 'Show all files' }).click();
    await expectSelectAll(library, 1, ALL);
  });

  test('the files are one tab stop, and arrows, Home, End and page keys move in them', async ({
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
    expect(await focusedName(library)).toBe('picture-1.jpg');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(library)).toBe('picture-2.jpg');
    await expect(getFile(library, 'picture-2.jpg')).toBeInViewport({ ratio: 0.99 });
  });

  test('Space toggles, Shift+arrows extend and shrink, Ctrl+A takes all shown, Escape none', async ({
    library,
  }) => {
    const { page } = library;
    await library.open('?q=rings/&view=list');
    await getFile(library, 'ring-1.jpg').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await selectedNames(library)).toEqual(['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png']);
    await page.keyboard.press('Shift+ArrowUp');
    expect(await selectedNames(library)).toEqual(['ring-1.jpg', 'ring-2.jpeg']);
    await page.keyboard.press('Control+a');
    await expectSelectAll(library, 7, 7);
    await page.keyboard.press('Escape');
    await expectSelectAll(library, 0, 7);
  });

  test('`/` leads to the search, where Ctrl+A is about the text', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFiles(library).first().focus();
    await page.keyboard.press('/');
    await expect(searchField(library)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('films');
    await expect(searchField(library)).toHaveValue('films');
    await expectSelectAll(library, 0, 3);
  });

  test('screen readers hear how many files are shown and selected', async ({ library }) => {
    await library.open('?q=rings/');
    const said = library.page.locator('[data-announcement]');
    await expect(said).toHaveText('7 files found, 0 selected');
    await getFile(library, 'ring-1.jpg').click();
    await expect(said).toHaveText('7 files found, 1 selected');
    await expect(getFiles(library).first()).toHaveAttribute('aria-selected', 'false');
    await expect(library.page.getByRole('grid', { name: 'Files' })).toHaveAttribute('aria-rowcount', '7');
  });
};
