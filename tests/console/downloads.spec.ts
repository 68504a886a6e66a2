import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getFile } from '../library-suite/library-driver.ts';
import { readZip } from '../support/zip-reader.ts';
import { type Computer, expect, test } from './console-test.ts';

/** An empty folder on the user's computer. */
const folderOn = ({ home }: Computer) => {
  const folder = path.join(home, 'Saved pictures');
  mkdirSync(folder);
  return folder;
};

const download = (page: Page, name = 'Download') => page.getByRole('button', { name, exact: true }).click();

test('one file and a selection are saved where the person says, whole', async ({
  library,
  staffApp,
  staffComputer,
}) => {
  const { page } = library;
  const folder = folderOn(staffComputer);
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  const own = path.join(folder, 'my ring.jpg');
  await staffApp.queueSavePath(own);
  await download(page);
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible();
  await expect(page.getByText(`ring-1.jpg: ${own}`, { exact: true })).toBeVisible();
  const original = await (await page.request.get(`${library.origin}/media/rings/ring-1.jpg`)).body();
  expect(readFileSync(own).equals(original)).toBe(true);

  await getFile(library, 'ring-10.png').click();
  const archive = path.join(folder, 'rings.zip');
  await staffApp.queueSavePath(archive);
  await download(page, 'Download 2 files');
  await expect(page.getByText(`2 files in rings.zip: ${archive}`, { exact: true })).toBeVisible();
  const files = readZip(readFileSync(archive));
  expect(files.map(({ name }) => name)).toEqual(['ring-1.jpg', 'ring-10.png']);
  expect(files[0]?.content.equals(original)).toBe(true);

  expect((await staffApp.proposals()).map((proposed) => path.basename(proposed))).toEqual([
    'ring-1.jpg',
    'rings.zip',
  ]);
  // The progress bar on the window's icon was shown and removed.
  const bars = await staffApp.progressBars();
  expect(bars).toContain(1);
  expect(bars.at(-1)).toBe(-1);
  expect(readdirSync(folder).sort()).toEqual(['my ring.jpg', 'rings.zip']);
});

test('a saved file is opened, an archive only shown in its folder, and the next dialog proposes that folder', async ({
  library,
  staffApp,
  staffComputer,
}) => {
  const { page } = library;
  const folder = folderOn(staffComputer);
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  const own = path.join(folder, 'my ring.jpg');
  await staffApp.queueSavePath(own);
  await download(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(staffApp.opened).toEqual([own]);

  await getFile(library, 'ring-10.png').click();
  const archive = path.join(folder, 'rings.zip');
  await staffApp.queueSavePath(archive);
  await download(page, 'Download 2 files');
  await expect(page.getByText(`2 files in rings.zip: ${archive}`, { exact: true })).toBeVisible();
  const show = page.getByRole('button', { name: 'Show in folder' });
  await expect(show).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0);
  rmSync(archive);
  await show.click();
  await expect(
    page.getByText(`rings.zip is no longer in ${folder}: it has been moved or deleted.`, { exact: true }),
  ).toBeVisible();

  await staffApp.queueSavePath(archive);
  await download(page, 'Download 2 files');
  await show.click();
  await expect.poll(staffApp.opened).toEqual([own, `folder of ${archive}`]);
  rmSync(folder, { recursive: true });
  await staffApp.queueSavePath(null);
  await download(page, 'Download 2 files');
  const downloads = path.join(staffComputer.home, 'Downloads');
  await expect
    .poll(async () => (await staffApp.proposals()).map((proposed) => path.dirname(proposed)))
    .toEqual([downloads, folder, folder, downloads]);
});

test('a dialog that is cancelled is the end of it', async ({ library, staffApp }) => {
  const { page } = library;
  await library.open('?q=ring-1.jpg');
  await getFile(library, 'ring-1.jpg').click();
  await staffApp.queueSavePath(null);
  await download(page);
  await expect.poll(() => staffApp.proposals()).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByText(/^Download(ed|ing)/)).toHaveCount(0);
});

test('a folder that is not there, or may not be written to, is said, and nothing is left', async ({
  library,
  staffApp,
  staffComputer,
}) => {
  const { page } = library;
  const folder = folderOn(staffComputer);
  await library.open('?q=ring-1.jpg');
  await getFile(library, 'ring-1.jpg').click();
  await staffApp.queueSavePath(path.join(folder, 'gone', 'ring-1.jpg'));
  await download(page);
  await expect(page.getByText('The download failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('The folder for ring-1.jpg no longer exists: choose another one.'),
  ).toBeVisible();
  expect(readdirSync(folder)).toEqual([]);
});

test('a long download shows how far it is, can be cancelled, and says when the line breaks; nothing half is left', async ({
  app,
  computer,
  front,
}) => {
  const { page } = app;
  const folder = folderOn(computer);
  const target = path.join(folder, 'show.mp4');
  const notice = page.getByText('Downloading show.mp4', { exact: true });
  // The first chunk has arrived, so the connection is open; no more follow.
  const begun = page.getByText(/^[\d.]+ [KM]B of [\d.]+ [KM]B$/);
  await page.getByRole('searchbox', { name: 'Search files' }).fill('show.mp4');
  const film = page.locator('[role=row][data-position]');
  await expect(film).toHaveCount(1);
  await film.click();

  front.hold();
  await app.queueSavePath(target);
  await download(page);
  await expect(notice).toBeVisible();
  await expect(begun).toBeVisible();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(existsSync(target)).toBe(false);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  expect((await app.progressBars()).at(-1)).toBe(-1);

  await app.queueSavePath(target);
  await download(page);
  await expect(begun).toBeVisible();
  front.cutDownloads();
  await expect(
    page.getByText(
      'show.mp4 could not be downloaded: check that the server can be reached, then choose Download again.',
    ),
  ).toBeVisible();
  expect(readdirSync(folder)).toEqual([]);

  await app.queueSavePath(target);
  await download(page);
  await expect(begun).toBeVisible();
  await app.quit();
  expect(readdirSync(folder)).toEqual([]);
});
