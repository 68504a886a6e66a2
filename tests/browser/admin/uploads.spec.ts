import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getFile } from '../../library-suite/library-driver.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/library-test.ts';
import { choose, drop, expectDone, getPanel, getUpload, pictureFile } from '../support/upload-files.ts';

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
  await choose(page, [await pictureFile('ring-1.jpg', 60)]);
  await expect(page.getByRole('group', { name: /already exists with different content/ })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Skip' }).click();
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
