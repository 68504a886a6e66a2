import type { Locator, Page } from '@playwright/test';
import { getFile, getFiles } from '../library-suite/library-driver.ts';
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

const progress = (page: Page) => page.getByText('Downloading the files to drag', { exact: true });

const toNames = (drags: { name: string }[][]) => drags.map((files) => files.map(({ name }) => name));

test('a file that is dragged out is the file itself, under its own name', async ({ library, staffApp }) => {
  const { page } = library;
  await library.open('?q=gold');
  await takeHold(page, getFiles(library).first());
  await expect.poll(async () => toNames(await staffApp.drags())).toEqual([['gold & pearl #1 (100%).jpg']]);
  const [dragged] = (await staffApp.drags()).flat();
  const url = `${library.origin}/media/${encodeURIComponent('gold & pearl #1 (100%).jpg')}`;
  const original = await page.request.get(url);
  expect(Buffer.from(dragged?.bytes ?? []).equals(await original.body())).toBe(true);
  await page.mouse.up();
});

test('a selected file takes the whole selection along, another one goes alone', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  await getFile(library, 'ring-10.png').click();
  await takeHold(page, getFile(library, 'ring-10.png'));
  await expect.poll(async () => toNames(await staffApp.drags())).toEqual([['ring-1.jpg', 'ring-10.png']]);
  await page.mouse.up();
  await expect(page.getByText('Select All (2/3)')).toBeVisible();
  await takeHold(page, getFile(library, 'ring-2.jpeg'));
  await expect
    .poll(async () => toNames(await staffApp.drags()))
    .toEqual([['ring-1.jpg', 'ring-10.png'], ['ring-2.jpeg']]);
  await page.mouse.up();
});

test('a film that takes a while shows how far it is; let go meanwhile, it starts at once the next time', async ({
  app,
  front,
}) => {
  const { page } = app;
  await page.getByRole('searchbox', { name: 'Search files' }).fill('show.mp4');
  const film = page.locator('[role=row][data-position]');
  await expect(film).toHaveCount(1);
  front.hold();
  await takeHold(page, film);
  await expect(progress(page)).toBeVisible();
  await page.mouse.up();
  front.release();
  await expect(page.getByText('Drag them again: they are ready now.', { exact: true })).toBeVisible();
  expect(await app.drags()).toEqual([]);
  await takeHold(page, film);
  await expect.poll(async () => toNames(await app.drags())).toEqual([['show.mp4']]);
  await page.mouse.up();
});

test('files that cannot be fetched are not dragged, and that is said', async ({ library, staffApp }) => {
  const { page, server } = library;
  await library.open('?q=ring-1.jpg');
  await expect(getFiles(library)).toHaveCount(1);
  await server.stop();
  try {
    await takeHold(page, getFiles(library).first());
    await expect(page.getByText('The files cannot be dragged', { exact: true })).toBeVisible();
    await page.mouse.up();
    expect(await staffApp.drags()).toEqual([]);
  } finally {
    await server.start();
  }
});
