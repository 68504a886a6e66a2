import { expect } from '@playwright/test';
import {
  expectSelectAll,
  focusedName,
  getFile,
  type Library,
  type LibraryTest,
  searchField,
} from './library-driver.ts';

const copyWith = (library: Library, button: string) =>
  library.page.getByRole('button', { name: button, exact: true }).click();

const expectToast = async ({ page }: Library, text: string) => {
  await expect(page.getByText('Copied to clipboard', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
};

/** Copying paths, URLs and other forms of the selection (SPEC sections 2, 8 and 9). */
export const copyingCases = (test: LibraryTest): void => {
  test('paths are copied one a line, in the order shown, whatever the order of the clicks', async ({
    library,
  }) => {
    await library.open('?q=ring-');
    for (const name of ['ring-10.png', 'ring-1.jpg', 'ring-2.jpeg']) await getFile(library, name).click();
    await copyWith(library, 'Copy File Paths');
    await expectToast(library, '3 file paths copied');
    expect(await library.clipboard()).toBe('rings/ring-1.jpg\nrings/ring-2.jpeg\nrings/ring-10.png');
  });

  test('a button shows its check mark for two seconds', async ({ library }) => {
    const { page } = library;
    await page.clock.install();
    await library.open('?q=ring-1.jpg');
    await getFile(library, 'ring-1.jpg').click();
    const check = page.getByRole('button', { name: 'Copy URLs' }).locator('path[d^="m4.5 12.5"]');
    await expect(check).toHaveCount(0);
    // With the page's time stopped, a slow machine cannot miss the check mark.
    await page.clock.pauseAt(Date.now() + 60_000);
    await copyWith(library, 'Copy URLs');
    await expect(check).toHaveCount(1);
    await page.clock.runFor(1900);
    await expect(check).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(check).toHaveCount(0);
  });

  test('copied URLs are absolute and open, whatever signs the name holds', async ({ library }) => {
    await library.open('?q=gold');
    await getFile(library, 'gold & pearl #1 (100%).jpg').click();
    await copyWith(library, 'Copy URLs');
    await expectToast(library, '1 URLs copied');
    const url = await library.clipboard();
    expect(new URL(url).origin).toBe(library.origin);
    const answer = await library.page.request.get(url);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  });

  test('the context menu is about its file, or about the selection it belongs to', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-10.png').click();
    await getFile(library, 'ring-1.jpg').click();
    await getFile(library, 'ring-2.jpeg').click({ button: 'right' });
    await expect(page.getByRole('menu', { name: 'ring-2.jpeg' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('menuitem', { name: 'Copy path' }).click();
    await expectToast(library, '1 file paths copied');
    expect(await library.clipboard()).toBe('rings/ring-2.jpeg');
    // The focus returns to the file, where the keyboard can open the menu too.
    await expect.poll(() => focusedName(library)).toBe('ring-2.jpeg');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+F10');
    // A menu takes the keys one frame after it is shown.
    await expect(page.getByRole('menu', { name: '2 selected files' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectToast(library, '2 file paths copied');
    expect(await library.clipboard()).toBe('rings/ring-1.jpg\nrings/ring-10.png');
    await expect.poll(() => focusedName(library)).toBe('ring-1.jpg');
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(() => focusedName(library)).toBe('ring-1.jpg');
    await expectSelectAll(library, 2, 3);
  });

  test('what a filter hides of the selection is not copied', async ({ library }) => {
    await library.open();
    await getFile(library, 'show.mp4').click();
    await searchField(library).fill('ring-1.jpg');
    await getFile(library, 'ring-1.jpg').click();
    await expectSelectAll(library, 1, 1);
    await copyWith(library, 'Copy File Paths');
    await expectToast(library, '1 file paths copied');
    expect(await library.clipboard()).toBe('rings/ring-1.jpg');
  });

  test('the menu copies Markdown, HTML with the size of the picture, and names', async ({ library }) => {
    const { page, origin } = library;
    await library.open('?q=ring-10');
    await getFile(library, 'ring-10.png').click();
    const address = `${origin}/media/rings/ring-10.png`;
    for (const [item, text] of [
      ['Copy Markdown', `![Ring 10](${address})`],
      ['Copy HTML', `<img src="${address}" width="300" height="200" alt="Ring 10">`],
      ['Copy file names', 'ring-10.png'],
    ] as const) {
      await page.getByRole('button', { name: 'More ways to copy' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect.poll(library.clipboard).toBe(text);
    }
  });

  test('HTML names the pictures whose size cannot be read, and copies them all the same', async ({
    library,
  }) => {
    const { page, origin } = library;
    await library.open('?q=rings/');
    for (const name of ['damaged.jpg', 'ring-2.jpeg']) await getFile(library, name).click();
    await page.getByRole('button', { name: 'More ways to copy' }).click();
    await page.getByRole('menuitem', { name: 'Copy HTML' }).click();
    const notice = '2 HTML tags copied. 1 picture without width and height: it could not be read.';
    await expectToast(library, notice);
    expect(await library.clipboard()).toBe(
      `<img src="${origin}/media/rings/damaged.jpg" alt="Damaged">\n` +
        `<img src="${origin}/media/rings/ring-2.jpeg" width="640" height="480" alt="Ring 2">`,
    );
  });
};
