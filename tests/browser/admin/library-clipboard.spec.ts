import { getFiles, type Library } from '../../library-suite/library-driver.ts';
import { INSECURE_NAME } from '../../support/browser-launch.ts';
import { mediaFile } from '../../support/media-files.ts';
import { expect, test } from '../support/library-test.ts';

const withoutClipboard = ({ page }: Library) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

const copyAll = async ({ page }: Library) => {
  await page.getByRole('checkbox', { name: /Select All/ }).click();
  await page.getByRole('button', { name: 'Copy URLs' }).click();
};

/** The lines on the clipboard, read on a page where reading it is allowed. */
const copiedLines = async ({ page, origin }: Library) => {
  const reader = await page.context().newPage();
  await reader.goto(`${origin}/robots.txt`);
  await reader.bringToFront();
  const lines = (await reader.evaluate(() => navigator.clipboard.readText())).split('\n');
  await reader.close();
  return lines;
};

test('over plain http, where there is no clipboard to write to, copying works all the same', async ({
  library,
}) => {
  const { page } = library;
  const insecure = library.origin.replace('localhost', INSECURE_NAME);
  await page.goto(`${insecure}/admin/media?q=ring-`);
  await expect(getFiles(library)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => window.isSecureContext)).toBe(false);
  await copyAll(library);
  await expect(page.getByText('3 URLs copied', { exact: true })).toBeVisible();
  await expect
    .poll(() => copiedLines(library))
    .toEqual(['ring-1.jpg', 'ring-2.jpeg', 'ring-10.png'].map((name) => `${insecure}/media/rings/${name}`));
});

for (const secure of [true, false]) {
  test(`10,000 lines are copied in one go ${secure ? 'to the clipboard' : 'by selection'}`, async ({
    library,
  }) => {
    const { page } = library;
    const files = Array.from({ length: 10_000 }, (_, index) => mediaFile(`large/picture-${index}.jpg`));
    await page.route('**/api/admin/media', (route) => route.fulfill({ json: { files, revision: 'large' } }));
    // The stream would report that the list has changed.
    await page.route('**/api/admin/events', (route) => route.abort());
    await page.route('**/images/**', (route) => route.abort());
    if (!secure) await withoutClipboard(library);
    await library.open();
    await copyAll(library);
    await expect(page.getByText('10000 URLs copied', { exact: true })).toBeVisible();
    const address = `${library.origin}/media/large/picture-9999.jpg`;
    await expect.poll(async () => (await copiedLines(library)).slice(9999)).toEqual([address]);
  });
}
