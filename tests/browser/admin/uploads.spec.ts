import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getFile } from '../../library-suite/library-driver.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/library-test.ts';
import {
  choose,
  drop,
  expectDone,
  filmFile,
  getPanel,
  getUpload,
  heicFile,
  holdSecondPiece,
  pictureFile,
} from '../support/upload-files.ts';

test('pictures that are chosen arrive in the folder that is shown, and in the list, on a phone too', {
  tag: '@journey',
}, async ({ library }) => {
  const { page, origin } = library;
  await library.open('?folder=rings');
  const files = [await pictureFile('dawn.jpg', 10), await pictureFile('dusk.jpg', 20)];
  await choose(page, files);
  await expectDone(page, 'dawn.jpg');
  await expectDone(page, 'dusk.jpg');
  await expect(getPanel(page)).toHaveAccessibleName('2 files uploaded');
  await expect(getFile(library, 'dawn.jpg')).toBeVisible();
  const response = await (await page.request.get(`${origin}/media/rings/dusk.jpg`)).body();
  expect(response.equals(files[1]?.buffer ?? Buffer.alloc(0))).toBe(true);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Collapse uploads' }).press('Enter');
  await expect(getUpload(page, 'dawn.jpg')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Expand uploads' })).toBeFocused();
  await page.getByRole('button', { name: 'Close the list of uploads' }).click();
  await expect(getPanel(page)).toBeHidden();
});

test('dropped folders keep their subfolders; hidden files of the system stay away', async ({
  library,
}, info) => {
  const { page } = library;
  const folder = path.join(info.outputDir, 'autumn');
  mkdirSync(path.join(folder, 'opals'), { recursive: true });
  writeFileSync(path.join(folder, 'leaf.jpg'), (await pictureFile('leaf.jpg', 30)).buffer);
  writeFileSync(path.join(folder, '.DS_Store'), 'x');
  writeFileSync(path.join(folder, 'opals', 'fire.jpg'), (await pictureFile('fire.jpg', 40)).buffer);
  await library.open('?folder=series');
  await drop(page, page.getByRole('grid', { name: 'Files' }), [folder]);
  await expectDone(page, 'leaf.jpg');
  await expectDone(page, 'fire.jpg');
  await expect(getUpload(page, 'fire.jpg')).toContainText('in series/autumn/opals');
  await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')).toHaveCount(2);
  await expect
    .poll(async () =>
      (await page.request.get(`${library.origin}/media/series/autumn/opals/fire.jpg`)).status(),
    )
    .toBe(200);
});

test('what is there already is recognised when it has arrived, and stored on demand', async ({ library }) => {
  const { page, origin } = library;
  await library.open('?folder=rings');
  const known = await page.request.get(`${origin}/media/rings/ring-1.jpg`);
  const file = { name: 'again.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await known.body()) };
  await choose(page, [file]);
  await expect(getUpload(page, 'again.jpg')).toContainText('Already here as rings/ring-1.jpg');
  const fetchStatus = async () => (await page.request.get(`${origin}/media/rings/again.jpg`)).status();
  await expect.poll(fetchStatus).toBe(404);
  await page.getByRole('button', { name: 'Upload again.jpg anyway' }).click();
  await expectDone(page, 'again.jpg');
  await expect.poll(fetchStatus).toBe(200);
});

test('of a taken name both are kept, one takes the other’s place, or nothing is sent', async ({
  library,
}) => {
  const { page, origin } = library;
  const fetchRing = async () => (await page.request.get(`${origin}/media/rings/ring-1.jpg`)).body();
  await library.open('?folder=rings');
  const before = await fetchRing();
  const file = await pictureFile('ring-1.jpg', 60);
  await choose(page, [file, await pictureFile('ring-2.jpeg', 160), await pictureFile('new.jpg', 190)]);
  const question = page.getByRole('group', { name: /already exists with different content/ });
  await expect(question).toContainText('rings/ring-1.jpg');
  await expectNoViolations(page);
  await question.getByRole('checkbox', { name: 'Do the same for the remaining files' }).check();
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(getUpload(page, 'ring-1.jpg')).toContainText('Done, stored as ring-1-2.jpg');
  await expect(getUpload(page, 'ring-2.jpeg')).toContainText('Done, stored as ');
  await expectDone(page, 'new.jpg');
  await expect.poll(async () => (await fetchRing()).equals(before)).toBe(true);

  await page.getByRole('button', { name: 'Close the list of uploads' }).click();
  const other = await pictureFile('ring-1.jpg', 70);
  await choose(page, [other]);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(getUpload(page, 'ring-1.jpg')).toContainText('Not uploaded');
  await choose(page, [other]);
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(getUpload(page, 'ring-1.jpg').last()).toContainText('Done');
  await expect.poll(async () => (await fetchRing()).equals(other.buffer)).toBe(true);
  await library.folder.replace('rings/ring-1.jpg', { width: 640, height: 481 });
});

test('an upload shows how far it is on every screen, asks before a sign-out, and is cancelled without a trace', async ({
  library,
}) => {
  const { page } = library;
  await library.open('?folder=films');
  const { offsets, release } = await holdSecondPiece(page);
  await choose(page, [filmFile('long.mp4', 20)]);
  await expect.poll(() => offsets).toHaveLength(2);
  await expect(page.getByRole('progressbar', { name: 'Upload of long.mp4' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await page.getByRole('link', { name: 'Prizes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prizes' })).toBeVisible();
  await expect(getUpload(page, 'long.mp4')).toContainText('40 %');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out during an upload?' });
  await expect(question).toContainText('One file is still being uploaded.');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the upload of long.mp4' }).click();
  await expect(getUpload(page, 'long.mp4')).toContainText('Not uploaded');
  release();
  await library.open('?folder=films');
  await expect(getUpload(page, 'long.mp4')).toHaveCount(0);
  await expect(getFile(library, 'long.mp4')).toHaveCount(0);
});

test('a browser that can decode HEIC uploads a JPEG', async ({ library }) => {
  const { page, origin } = library;
  // Stands for Safari's decoder, which Chromium lacks.
  await page.addInitScript(() => {
    const { createImageBitmap: decode } = window;
    const picture = new ImageData(640, 480);
    Object.assign(window, {
      createImageBitmap: (source: ImageBitmapSource) => decode(source instanceof File ? picture : source),
    });
  });
  await library.open('?folder=rings');
  await choose(page, [heicFile('IMG_0002.HEIC')]);
  await expectDone(page, 'IMG_0002.jpg');
  const response = await (await page.request.get(`${origin}/media/rings/IMG_0002.jpg`)).body();
  expect(response.subarray(0, 2).toString('hex')).toBe('ffd8');
});

test('in a picker the uploaded picture is chosen, and one that is too small is said to be', async ({
  library,
}) => {
  const { page, origin } = library;
  await page.goto(`${origin}/admin/catalogue/products/1`);
  await page.getByRole('button', { name: 'Choose: First picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOption('rings');
  await choose(page, [await pictureFile('small.jpg', 80, 600), await pictureFile('second.jpg', 81)]);
  const chosen = dialog.getByRole('row', { selected: true });
  await expect(chosen).toHaveAccessibleName(/^small\.jpg/);
  await expect(
    dialog.getByText('Too small: 600 × 600 pixels; the piece’s page shows it at up to 1,000 × 1,000.'),
  ).toBeVisible();
  await expectDone(page, 'second.jpg');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(page.getByRole('group', { name: 'First picture' })).toContainText('small.jpg');
});
