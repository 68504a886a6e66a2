import { expect } from '@playwright/test';
import { focusedName, getFile, getFiles, type LibraryTest } from './library-driver.ts';
import { usedFile } from './media-folder.ts';

/** The large view of one file: what it loads and plays. What it says is in the component's tests. */
export const quickLookCases = (test: LibraryTest): void => {
  test('Enter opens it with the picture and who uses it, arrows step, Escape returns to the card', async ({
    library,
  }) => {
    const { page } = library;
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'ring-1.jpg' });
    for (const text of ['rings/ring-1.jpg', '640 × 480 px', 'Nothing on the site', 'File 1 of 3'])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    const picture = dialog.getByRole('img', { name: 'ring-1.jpg' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'ring-10.png' }).getByText('300 × 200 px')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusedName(library)).toBe('ring-10.png');

    await library.open(`?q=${usedFile.name}`);
    await getFiles(library).first().dblclick();
    const link = page.getByRole('dialog').getByRole('link').first();
    await expect(link).toHaveAttribute('href', /^http/);
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect((await answer.body()).toString()).toContain(usedFile.name);
  });

  test('a film plays, with its controls; one that cannot be played says so', async ({ library }) => {
    const { page } = library;
    await library.folder.add('films/damaged.mp4');
    await library.open('?q=.mp4');
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
};
