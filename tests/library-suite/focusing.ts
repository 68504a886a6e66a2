import { expect, type Locator } from '@playwright/test';
import {
  expectFound,
  focusedName,
  getFile,
  getFiles,
  type Library,
  type LibraryTest,
  searchField,
  withoutEvents,
} from './library-driver.ts';
import { standingFiles } from './media-folder.ts';

/** Activates a control with the keyboard. */
const press = async (control: Locator, key = 'Enter') => {
  await control.focus();
  await control.press(key);
};

const expectFileFocused = (library: Library) => expect.poll(() => focusedName(library)).not.toBe('');
const title = ({ page }: Library) => page.getByRole('heading', { level: 1, name: 'Media Library' });

/**
 * Where the focus goes when the focused element disappears: to a file, otherwise to the heading, never to the
 * body.
 */
export const focusingCases = (test: LibraryTest): void => {
  test('after Show all files, where nothing matched, a file has the focus', async ({ library }) => {
    await library.open('?q=no such file');
    await press(library.page.getByRole('button', { name: 'Show all files' }));
    await expectFound(library, standingFiles.length);
    await expectFileFocused(library);
  });

  test('after Show all files beside the selection a file has the focus', async ({ library }) => {
    await library.open();
    await getFile(library, 'show.mp4').click();
    await searchField(library).fill('ring-');
    await press(library.page.getByRole('button', { name: 'Show all files' }));
    await expectFound(library, standingFiles.length);
    await expectFileFocused(library);
  });

  test('after Escape has taken the copy buttons away a file has the focus', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').click();
    await press(page.getByRole('button', { name: 'Copy URLs' }), 'Escape');
    await expect(page.getByRole('button', { name: 'Copy URLs' })).toHaveCount(0);
    await expectFileFocused(library);
  });

  test('after Try again has worked the heading has the focus', async ({ library }) => {
    const { page } = library;
    await withoutEvents(library);
    await page.route('**/api/admin/media', (route) => route.abort());
    await library.open();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.focus();
    await page.unroute('**/api/admin/media');
    await again.press('Enter');
    await expectFound(library, standingFiles.length);
    await expect(title(library)).toBeFocused();
  });

  test('when the last file shown vanishes the heading has the focus', async ({ library }) => {
    await library.open('?q=ring-1.jpg');
    await getFile(library, 'ring-1.jpg').focus();
    await library.folder.remove('rings/ring-1.jpg');
    await expect(getFiles(library)).toHaveCount(0);
    await expect(title(library)).toBeFocused();
  });

  test('after a quick look whose last file has vanished the heading has the focus', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-1.jpg');
    await press(getFile(library, 'ring-1.jpg'));
    await expect(page.getByRole('dialog', { name: 'ring-1.jpg' })).toBeVisible();
    await library.folder.remove('rings/ring-1.jpg');
    await expect(page.getByRole('dialog', { name: 'No files left to view' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title(library)).toBeFocused();
  });

  test('after the menu of copies the focus is on its button', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').click();
    const menu = page.getByRole('button', { name: 'More ways to copy' });
    await press(menu);
    await page.getByRole('menuitem', { name: 'Copy file names' }).press('Escape');
    await expect(menu).toBeFocused();
  });

  test('a navigation by keyboard leads to the heading of the screen', async ({ library }) => {
    const { page } = library;
    await library.open();
    await press(page.getByRole('link', { name: 'Today' }));
    await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeFocused();
    await press(page.getByRole('link', { name: 'Media Library' }));
    await expect(title(library)).toBeFocused();
  });
};
