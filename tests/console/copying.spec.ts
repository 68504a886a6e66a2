import sharp from 'sharp';
import { getFile, getFiles, type Library, searchField } from '../library-suite/library-driver.ts';
import { expect, test } from './console-test.ts';

const toUrl = ({ origin }: Library, name: string) => `${origin}/media/rings/${name}`;

test('Ctrl+C copies the URLs of the selection, in the order shown, and so does the menu; where text is meant, it leaves the files alone', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  await library.open('?q=ring-');
  await getFiles(library).first().focus();
  await page.keyboard.press('ControlOrMeta+c');
  await getFile(library, 'ring-1.jpg').click();
  await searchField(library).selectText();
  await page.keyboard.press('ControlOrMeta+c');
  // That the later copy arrives proves that neither of the two copied any files.
  await page.getByRole('button', { name: 'Copy File Paths' }).click();
  await expect.poll(staffApp.clipboardText).toBe('rings/ring-1.jpg');
  await expect(page.getByText('Copied to clipboard', { exact: true })).toHaveCount(1);

  await getFile(library, 'ring-10.png').click();
  await page.keyboard.press('ControlOrMeta+c');
  await expect
    .poll(staffApp.clipboardText)
    .toBe(`${toUrl(library, 'ring-1.jpg')}\n${toUrl(library, 'ring-10.png')}`);
  await getFile(library, 'ring-10.png').click();
  await staffApp.choose('copy');
  await expect.poll(staffApp.clipboardText).toBe(toUrl(library, 'ring-1.jpg'));
  await page.getByRole('button', { name: 'More ways to copy' }).click();
  await page.getByRole('menuitem', { name: 'Open on the website' }).click();
  await expect.poll(staffApp.opened).toEqual([toUrl(library, 'ring-1.jpg')]);
});

test('text has cut, copy and paste by the right mouse button, files have a menu of their own', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  await library.open('?q=ring-');
  // So that there is something to paste.
  await getFile(library, 'ring-10.png').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy path' }).click();
  await expect.poll(staffApp.clipboardText).toBe('rings/ring-10.png');
  const field = searchField(library);
  await field.selectText();
  await field.click({ button: 'right' });
  const offered = async () =>
    (await staffApp.contextEntries()).map(({ role, enabled }) => `${role}${enabled ? '' : ' (grey)'}`);
  await expect.poll(offered).toEqual(['cut', 'copy', 'paste', '', 'selectall']);
  await staffApp.chooseContext('Cut');
  await expect(field).toHaveValue('');
  await page.getByText('files found').first().click({ button: 'right' });
  await getFile(library, 'ring-1.jpg').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy path' }).click();
  await expect.poll(staffApp.clipboardText).toBe('rings/ring-1.jpg');
  // Neither opened a native menu: the last one is still the field's.
  await expect.poll(offered).toEqual(['cut', 'copy', 'paste', '', 'selectall']);
});

test('a picture itself is copied, whatever its format; a damaged one is said to be, and the clipboard keeps what it had', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  const copyPicture = async (name: string) => {
    await library.open(`?q=${name}`);
    await getFile(library, name).click();
    await page.getByRole('button', { name: 'More ways to copy' }).click();
    await page.getByRole('menuitem', { name: 'Copy picture' }).click();
  };
  for (const [name, size] of [
    ['ring-1.jpg', { width: 640, height: 480 }],
    ['Opal.webp', { width: 400, height: 300 }],
  ] as const) {
    await copyPicture(name);
    await expect(page.getByText(`The picture ${name} itself`, { exact: true })).toBeVisible();
    const png = await staffApp.clipboardPicture();
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }).toEqual(size);
    const response = await page.request.get(toUrl(library, name));
    const expected = await sharp(await response.body())
      .raw()
      .toBuffer({ resolveWithObject: true });
    // JPEG decoders may differ by a step or two.
    const [red = 0] = data;
    expect(Math.abs(red - (expected.data[0] ?? 0))).toBeLessThanOrEqual(4);
  }
  await page.getByRole('button', { name: 'Copy File Paths' }).click();
  await copyPicture('damaged.jpg');
  await expect(page.getByText('The picture was not copied', { exact: true })).toBeVisible();
  await expect.poll(staffApp.clipboardText).toBe('rings/Opal.webp');
});
