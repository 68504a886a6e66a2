import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getFile } from '../library-suite/library-driver.ts';
import { readZip } from '../support/zip-reader.ts';
import { type Computer, expect, test } from './console-test.ts';

/** An empty folder on the user's computer. */
const folderOn = ({ home }: Computer) => mkdtempSync(path.join(home, 'Saved pictures '));

const download = (page: Page, name = 'Download') => page.getByRole('button', { name, exact: true }).click();

test('one file and a selection are saved where the person says, whole; a file is opened, an archive only shown in its folder', {
  tag: '@journey',
}, async ({ library, staffApp, desk }) => {
  const { page } = library;
  const folder = folderOn(desk);
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  await staffApp.queueSavePath(null);
  await download(page);
  await expect.poll(staffApp.proposals).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByText(/^Download(ed|ing)/)).toHaveCount(0);

  const own = path.join(folder, 'my ring.jpg');
  await staffApp.queueSavePath(own);
  await download(page);
  await expect(page.getByText('Downloaded', { exact: true })).toBeVisible();
  await expect(page.getByText(`ring-1.jpg: ${own}`, { exact: true })).toBeVisible();
  const response = await page.request.get(`${library.origin}/media/rings/ring-1.jpg`);
  const original = await response.body();
  expect(readFileSync(own).equals(original)).toBe(true);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(staffApp.opened).toEqual([own]);

  await getFile(library, 'ring-10.png').click();
  const archive = path.join(folder, 'rings.zip');
  await staffApp.queueSavePath(archive);
  await download(page, 'Download 2 files');
  await expect(page.getByText(`2 files in rings.zip: ${archive}`, { exact: true })).toBeVisible();
  const files = readZip(readFileSync(archive));
  expect(files.map(({ name }) => name)).toEqual(['ring-1.jpg', 'ring-10.png']);
  expect(files[0]?.content.equals(original)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['my ring.jpg', 'rings.zip']);

  const show = page.getByRole('button', { name: 'Show in folder' });
  await expect(show).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0);
  rmSync(archive);
  await show.click();
  await expect(page.getByText(`rings.zip is no longer in ${folder}`, { exact: false })).toBeVisible();
  await staffApp.queueSavePath(archive);
  await download(page, 'Download 2 files');
  await show.click();
  await expect.poll(staffApp.opened).toEqual([own, `folder of ${archive}`]);
  // The next dialog proposes the last folder.
  await expect
    .poll(staffApp.proposals)
    .toEqual([
      path.join(desk.home, 'Downloads', 'ring-1.jpg'),
      path.join(desk.home, 'Downloads', 'ring-1.jpg'),
      archive,
      archive,
    ]);
});
