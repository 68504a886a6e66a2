import sharp from 'sharp';
import { getFile, getFiles, type Library, searchField } from '../library-suite/library-driver.ts';
import { expect, test } from './console-test.ts';

const toUrl = ({ origin }: Library, name: string) => `${origin}/media/rings/${name}`;

const select = async (library: Library, ...names: string[]) => {
  await library.open('?q=ring-');
  for (const name of names) await getFile(library, name).click();
};

test('Ctrl+C copies the URLs of the selection, in the order shown', async ({ library, staffApp }) => {
  await select(library, 'ring-10.png', 'ring-1.jpg');
  await library.page.keyboard.press('ControlOrMeta+c');
  await expect
    .poll(staffApp.clipboardText)
    .toBe(`${toUrl(library, 'ring-1.jpg')}\n${toUrl(library, 'ring-10.png')}`);
});

test('Edit ▸ Copy does the same', async ({ library, staffApp }) => {
  await select(library, 'ring-2.jpeg');
  await staffApp.choose('copy');
  await expect.poll(staffApp.clipboardText).toBe(toUrl(library, 'ring-2.jpeg'));
});

test('without a selection, or with text in a field meant, Ctrl+C leaves the files alone', async ({
  library,
  staffApp,
}) => {
  await library.open('?q=ring-');
  await getFiles(library).first().focus();
  await library.page.keyboard.press('ControlOrMeta+c');
  await getFile(library, 'ring-1.jpg').click();
  await searchField(library).selectText();
  await library.page.keyboard.press('ControlOrMeta+c');
  // That the later copy arrives proves that neither of the two copied anything.
  await library.page.getByRole('button', { name: 'Copy File Paths' }).click();
  await expect.poll(staffApp.clipboardText).toBe('rings/ring-1.jpg');
  await expect(library.page.getByText('Copied to clipboard', { exact: true })).toHaveCount(1);
});

test('text has cut, copy and paste by the right mouse button, files have a menu of their own', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  await library.open('?q=ring-');
  const field = searchField(library);
  await field.selectText();
  await field.click({ button: 'right' });
  const offered = async () =>
    (await staffApp.contextEntries()).map(({ role, enabled }) => `${role}${enabled ? '' : ' (grey)'}`);
  await expect.poll(offered).toEqual(['cut', 'copy', 'paste', '', 'selectAll']);
  await staffApp.chooseContext('Cut');
  await expect(field).toHaveValue('');
  await page.getByText('files found').first().click({ button: 'right' });
  await getFile(library, 'ring-1.jpg').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy path' }).click();
  await expect.poll(staffApp.clipboardText).toBe('rings/ring-1.jpg');
  // Neither opened a native menu: the last one is still the field's.
  expect(await offered()).toEqual(['cut', 'copy', 'paste', '', 'selectAll']);
});

for (const [name, size] of [
  ['ring-1.jpg', { width: 640, height: 480 }],
  ['Opal.webp', { width: 400, height: 300 }],
] as const) {
  test(`a picture itself is copied, decoded from ${name}`, async ({ library, staffApp }) => {
    const { page } = library;
    await library.open(`?q=${name}`);
    await getFile(library, name).click();
    await page.getByRole('button', { name: 'More ways to copy' }).click();
    await page.getByRole('menuitem', { name: 'Copy picture' }).click();
    await expect(page.getByText(`The picture ${name} itself`, { exact: true })).toBeVisible();
    const png = await staffApp.clipboardPicture();
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }).toEqual(size);
    const original = await page.request.get(toUrl(library, name));
    const expected = await sharp(await original.body())
      .raw()
      .toBuffer({ resolveWithObject: true });
    // JPEG decoders may differ by a step or two.
    const [red = 0] = data;
    expect(Math.abs(red - (expected.data[0] ?? 0))).toBeLessThanOrEqual(4);
  });
}

test('a damaged picture is said to be one, and the clipboard keeps what it had', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  await select(library, 'ring-1.jpg');
  await page.getByRole('button', { name: 'Copy File Paths' }).click();
  await library.open('?q=damaged');
  await getFiles(library).first().click();
  await page.getByRole('button', { name: 'More ways to copy' }).click();
  await page.getByRole('menuitem', { name: 'Copy picture' }).click();
  await expect(page.getByText('The picture was not copied', { exact: true })).toBeVisible();
  expect(await staffApp.clipboardText()).toBe('rings/ring-1.jpg');
});

test('a file opens on the website, at its public address', async ({ library, staffApp }) => {
  const { page } = library;
  await select(library, 'ring-1.jpg');
  await page.getByRole('button', { name: 'More ways to copy' }).click();
  await page.getByRole('menuitem', { name: 'Open on the website' }).click();
  await expect.poll(staffApp.opened).toEqual([toUrl(library, 'ring-1.jpg')]);
});
