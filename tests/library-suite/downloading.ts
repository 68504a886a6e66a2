import { expect } from '@playwright/test';
import { readZip } from '../support/zip-reader.ts';
import { getFile, type LibraryTest } from './library-driver.ts';

/** Saving files to one's own computer. */
export const downloadingCases = (test: LibraryTest): void => {
  test('a selection is downloaded as an archive, one file as itself, by keyboard too', async ({
    library,
  }) => {
    const { page, origin } = library;
    await library.open('?q=ring-');
    for (const name of ['ring-10.png', 'ring-1.jpg']) await getFile(library, name).click();
    const archive = await library.save(async () => {
      const button = page.getByRole('button', { name: 'Download 2 files' });
      await button.focus();
      await button.press('Enter');
    });
    expect(archive.name).toBe('rings.zip');
    const files = readZip(Buffer.from(archive.bytes));
    expect(files.map(({ name }) => name)).toEqual(['ring-1.jpg', 'ring-10.png']);
    const original = await (await page.request.get(`${origin}/media/rings/ring-1.jpg`)).body();
    expect(files[0]?.content.equals(original)).toBe(true);

    await library.open('?q=gold');
    await getFile(library, 'gold & pearl #1 (100%).jpg').press('Enter');
    const dialog = page.getByRole('dialog');
    const own = await library.save(() => dialog.getByRole('button', { name: 'Download' }).click());
    expect(own.name).toBe('gold & pearl #1 (100%).jpg');
    const whole = await (await page.request.get(`${origin}/media/${encodeURIComponent(own.name)}`)).body();
    expect(Buffer.from(own.bytes).equals(whole)).toBe(true);
  });
};
