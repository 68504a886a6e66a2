import type { Locator, Page } from '@playwright/test';
import type { ShopConsole } from '../../desktop-admin/src/shared/ipc-contract.ts';
import { getFile, getFiles, searchField } from '../library-suite/library-driver.ts';
import { expect, test } from './console-test.ts';

/** Presses the button on a file and starts to drag; the button stays down. */
const takeHold = async (page: Page, file: Locator) => {
  await file.hover();
  await page.mouse.down();
  const box = await file.boundingBox();
  if (!box) throw new Error('The file is not to be seen.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.move(box.x + 40, box.y + 30, { steps: 4 });
};

/** Waits until main has had all calls that the page has made. */
const answered = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shopConsole: ShopConsole }).shopConsole
      .call('window:start')
      .then(() => undefined),
  );

test('files that are dragged out are the files themselves, a selected one with the whole selection; a film that is let go meanwhile starts at once the next time', {
  tag: '@journey',
}, async ({ library, staffApp, front }) => {
  const { page } = library;
  const dragged = async () => (await staffApp.drags()).map((files) => files.map(({ name }) => name));
  await library.open('?q=gold');
  await takeHold(page, getFiles(library).first());
  await expect.poll(dragged).toEqual([['gold & pearl #1 (100%).jpg']]);
  await page.mouse.up();
  const [first] = (await staffApp.drags()).flat();
  const url = `${library.origin}/media/${encodeURIComponent('gold & pearl #1 (100%).jpg')}`;
  const response = await page.request.get(url);
  expect(Buffer.from(first?.bytes ?? []).equals(await response.body())).toBe(true);

  await searchField(library).fill('ring-');
  await getFile(library, 'ring-1.jpg').click();
  await getFile(library, 'ring-10.png').click();
  await takeHold(page, getFile(library, 'ring-10.png'));
  await expect.poll(async () => (await dragged()).slice(1)).toEqual([['ring-1.jpg', 'ring-10.png']]);
  await page.mouse.up();
  await expect(page.getByText('Select All (2/3)')).toBeVisible();
  await takeHold(page, getFile(library, 'ring-2.jpeg'));
  await expect.poll(async () => (await dragged()).slice(2)).toEqual([['ring-2.jpeg']]);
  await page.mouse.up();

  await searchField(library).fill('show.mp4');
  const film = getFile(library, 'show.mp4');
  await expect(getFiles(library)).toHaveCount(1);
  front.hold();
  await takeHold(page, film);
  await expect(page.getByText('Downloading the files to drag', { exact: true })).toBeVisible();
  await page.mouse.up();
  await answered(page);
  front.release();
  await expect(page.getByText('Drag them again: they are ready now.', { exact: true })).toBeVisible();
  await expect.poll(dragged).toHaveLength(3);
  await takeHold(page, film);
  await expect.poll(async () => (await dragged()).slice(3)).toEqual([['show.mp4']]);
  await page.mouse.up();
});
