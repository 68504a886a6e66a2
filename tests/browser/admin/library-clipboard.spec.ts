import { getFile, getFiles, type Library } from '../../library-suite/library-driver.ts';
import { withOwnStream } from '../../support/own-stream.ts';
import { expect, test } from '../support/library-test.ts';

/** A host name that browsers treat as insecure, like that of a computer on the shop's network. */
const INSECURE_NAME = 'shop.test';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${INSECURE_NAME} 127.0.0.1`],
    }),
});

const copyAll = async ({ page }: Library) => {
  await page.getByRole('checkbox', { name: /Select All/ }).click();
  await page.getByRole('button', { name: 'Copy URLs' }).click();
};

test('over plain http, where there is no clipboard to write to, copying works all the same', async ({
  library,
}) => {
  const { page } = library;
  const insecure = library.origin.replace('localhost', INSECURE_NAME);
  await page.goto(`${insecure}/admin/media?q=ring-`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(getFiles(library).first()).toBeVisible();
  await copyAll(library);
  await expect(page.getByText('3 URLs copied', { exact: true })).toBeVisible();
  // Read on an origin where reading the clipboard is allowed.
  await library.open();
  const lines = (await library.clipboard()).split('\n');
  expect(lines).toEqual(
    ['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png'].map((name) => `${insecure}/media/rings/${name}`),
  );
});

test('where nothing copies, the text is shown, selected, to be copied by hand', async ({ library }) => {
  const { page } = library;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  await page.getByRole('button', { name: 'Copy File Paths' }).click();
  await expect(page.getByRole('dialog', { name: 'The clipboard could not be used' })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Text to copy' });
  await expect(field).toHaveValue('rings/ring-1.jpg');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('rings/ring-1.jpg');
  await expect(page.getByText('Copied to clipboard')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy File Paths' })).toBeFocused();

  const menu = page.getByRole('button', { name: 'More ways to copy' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Copy Markdown' }).press('Enter');
  await expect(field).toHaveValue(/^!\[Ring 1\]/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

for (const secure of [true, false]) {
  test(`10,000 lines are copied in one go ${secure ? 'to the clipboard' : 'by selection'}`, async ({
    library,
  }) => {
    const { page } = library;
    const files = Array.from({ length: 10_000 }, (_, index) => ({
      name: `picture-${index}.jpg`,
      relativePath: `large/picture-${index}.jpg`,
      publicUrl: `/media/large/picture-${index}.jpg`,
      type: 'jpg',
      size: 1000 + index,
      lastModified: '2026-11-20T10:00:00.000Z',
    }));
    await page.route('**/api/admin/media', (route) => route.fulfill({ json: { files, revision: 'large' } }));
    // The stream would report that the list has changed.
    await withOwnStream(page);
    await page.route('**/api/admin/events', (route) => route.abort());
    await page.route('**/images/**', (route) => route.abort());
    if (!secure)
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await library.open();
    await copyAll(library);
    await expect(page.getByText('10000 URLs copied', { exact: true })).toBeVisible();
    const reader = await page.context().newPage();
    await reader.goto(`${library.origin}/robots.txt`);
    await reader.bringToFront();
    const lines = (await reader.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(lines).toHaveLength(10_000);
    expect(lines[9999]).toBe(`${library.origin}/media/large/picture-9999.jpg`);
    await reader.close();
  });
}
