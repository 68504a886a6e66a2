import { expect } from '@playwright/test';
import { focusedName, getFile, getFiles, type LibraryTest } from './library-driver.ts';
import { usedFile } from './media-folder.ts';

/** The large view of one file. */
export const quickLookCases = (test: LibraryTest): void => {
  test('Enter opens it with all that is known, arrows step, Escape returns to the card', async ({
    library,
  }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'ring-1.jpg' });
    await expect(dialog).toBeVisible();
    for (const text of ['rings/ring-1.jpg', '640 × 480 px', 'Nothing on the site', 'File 1 of 3']) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    const picture = dialog.getByRole('img', { name: 'ring-1.jpg' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'ring-10.png' }).getByText('300 × 200 px')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'ring-10.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusedName(library)).toBe('ring-10.png');
  });

  test('on a phone its ground reaches as far as what it holds', async ({ library }) => {
    const { page } = library;
    await page.setViewportSize({ width: 375, height: 700 });
    await library.open(`?q=${usedFile.name}`);
    await getFiles(library).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Copy URL' })).toBeVisible();
    expect(await dialog.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
  });

  test('a film plays, with its controls', async ({ library }) => {
    const { page } = library;
    await library.open('?q=show.mp4');
    await getFiles(library).first().focus();
    await page.keyboard.press('Enter');
    const film = page.getByRole('dialog').locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect(page.getByText(/^\d+ × \d+ px$/)).toBeVisible();
  });

  test('a film that cannot be played says so, and can be copied all the same', async ({ library }) => {
    const { page } = library;
    await library.folder.add('films/damaged.mp4');
    await library.open('?q=films/damaged');
    await getFiles(library).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This video cannot be played here.')).toBeVisible();
    await expect(dialog.locator('video')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy path' }).click();
    await expect.poll(library.clipboard).toBe('films/damaged.mp4');
  });

  test('says who uses the file, and leads there', async ({ library }) => {
    const { page } = library;
    await library.open(`?q=${usedFile.name}`);
    await getFiles(library)
      .first()
      .getByRole('button', { name: /Quick look/ })
      .click();
    const link = page.getByRole('dialog').getByRole('link').first();
    const address = await link.getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(usedFile.name);
  });

  test('copies path and URL of the file', async ({ library }) => {
    const { page, origin } = library;
    await library.open('?q=notes.txt');
    await getFiles(library).first().dblclick();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy path' }).click();
    await expect.poll(library.clipboard).toBe('docs/notes.txt');
    await page.getByRole('dialog').getByRole('button', { name: 'Copy URL' }).click();
    await expect.poll(library.clipboard).toBe(`${origin}/media/docs/notes.txt`);
  });

  test('a file that is deleted while one looks at it is said, and the next one is shown', async ({
    library,
  }) => {
    const { page, folder } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-2.jpeg').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'ring-2.jpeg' })).toBeVisible();
    await folder.remove('rings/ring-2.jpeg');
    const dialog = page.getByRole('dialog', { name: 'ring-10.png' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('ring-2.jpeg is no longer in the folder.')).toBeVisible();
  });

  test('`/` and Ctrl+A stay in the dialog', async ({ library }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFiles(library).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await expect(page.getByText('Select All (0/3)')).toHaveCount(1);
  });
};
