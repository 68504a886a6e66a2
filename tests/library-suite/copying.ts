import { expect } from '@playwright/test';
import { expectSelectAll, focusedName, getFile, type LibraryTest, searchField } from './library-driver.ts';

/** Copying to the system's clipboard (SPEC sections 2, 8 and 9); every form is in the tests of the components. */
export const copyingCases = (test: LibraryTest): void => {
  test('selected files are copied in the order shown, and copied URLs open', {
    tag: '@journey',
  }, async ({ library }) => {
    const { page, origin } = library;
    await library.open('?q=ring-');
    for (const name of ['ring-10.png', 'ring-1.jpg', 'ring-2.jpeg']) await getFile(library, name).click();
    await page.getByRole('button', { name: 'Copy File Paths' }).click();
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect(page.getByText('3 file paths copied', { exact: true })).toBeVisible();
    await expect.poll(library.clipboard).toBe('rings/ring-1.jpg\nrings/ring-2.jpeg\nrings/ring-10.png');

    await searchField(library).fill('gold');
    await getFile(library, 'gold & pearl #1 (100%).jpg').click();
    await page.getByRole('button', { name: 'Copy URLs' }).click();
    const url = `${origin}/media/${encodeURIComponent('gold & pearl #1 (100%).jpg')}`;
    await expect.poll(async () => decodeURI(await library.clipboard())).toBe(decodeURI(url));
    const answer = await page.request.get(await library.clipboard());
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  });

  test('the context menu is in the window, opens by keyboard too, and gives the focus back', async ({
    library,
  }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-10.png').click();
    await getFile(library, 'ring-1.jpg').click();
    await getFile(library, 'ring-2.jpeg').click({ button: 'right' });
    await expect(page.getByRole('menu', { name: 'ring-2.jpeg' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('menuitem', { name: 'Copy path' }).click();
    await expect.poll(library.clipboard).toBe('rings/ring-2.jpeg');
    // The focus returns to the file, where the keyboard can open the menu too.
    await expect.poll(() => focusedName(library)).toBe('ring-2.jpeg');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+F10');
    // A menu takes the keys one frame after it is shown.
    await expect(page.getByRole('menu', { name: '2 selected files' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(library.clipboard).toBe('rings/ring-1.jpg\nrings/ring-10.png');
    await expect.poll(() => focusedName(library)).toBe('ring-1.jpg');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(() => focusedName(library)).toBe('ring-1.jpg');
    await expectSelectAll(library, 2, 3);
  });
};
