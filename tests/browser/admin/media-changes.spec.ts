import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectFound, focusedName, getFile, type Library } from '../../library-suite/library-driver.ts';
import { standingFiles, usedFile } from '../../library-suite/media-folder.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/library-test.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const folders = (page: Page) => page.getByRole('button', { name: 'Organize' });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });
const focused = (library: Library) => expect.poll(() => focusedName(library));

test('a file is renamed by keyboard, stays selected, and has the focus under its new name', async ({
  library,
}) => {
  const { page } = library;
  await library.open('?folder=rings');
  // Whether the folder may be changed is known a moment after its files.
  await expect(folders(page)).toBeVisible();
  await getFile(library, 'ring-1.jpg').click();
  await page.keyboard.press('F2');
  const name = dialog(page, 'Rename file').getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('ring-1.jpg');
  // Only what is before the ending is selected.
  await page.keyboard.type('a?b');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Rename file').getByRole('alert')).toContainText('cannot be used');
  await expectNoViolations(page);
  await name.fill('ocean.jpg');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Rename file')).toHaveCount(0);
  await expect(getFile(library, 'ocean.jpg')).toHaveAttribute('aria-selected', 'true');
  await focused(library).toBe('ocean.jpg');
});

test('files are moved into a new folder, which becomes visible with them, and the folder is renamed', async ({
  library,
}) => {
  const { page } = library;
  await library.open('?folder=rings');
  await getFile(library, 'ring-1.jpg').click();
  await getFile(library, 'ring-2.jpeg').click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Move 2 files to a folder…' }).click();
  const move = dialog(page, 'Move 2 files');
  await expect(move.getByRole('textbox', { name: 'Search folders' })).toBeFocused();
  await page.keyboard.type('Wedding');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(move).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Wedding');
  await expectFound(library, 2);
  await expect(page.getByText('Select All (2/2)')).toBeVisible();
  await folders(page).click();
  await page.getByRole('menuitem', { name: 'Rename “Wedding”…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Weddings');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('folder=Weddings');
  await expectFound(library, 2);
});

test('a new folder is shown empty, and can be deleted again', async ({ library }) => {
  const { page } = library;
  await library.open();
  await folders(page).click();
  await page.getByRole('menuitem', { name: 'New folder…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There are no files in this folder.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Folder' })).toHaveValue('2026');
  await folders(page).click();
  await page.getByRole('menuitem', { name: 'Delete “2026”' }).click();
  await expect(notice(page, '“2026” deleted')).toBeVisible();
});

test('the Delete key deletes, the notice takes it back, and the bin gives back later', {
  tag: '@journey',
}, async ({ library }) => {
  const { page } = library;
  await library.open('?folder=rings');
  // Whether the folder may be changed is known a moment after its files.
  await expect(folders(page)).toBeVisible();
  await getFile(library, 'ring-1.jpg').focus();
  await page.keyboard.press('Delete');
  await expect(getFile(library, 'ring-1.jpg')).toHaveCount(0);
  await focused(library).not.toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getFile(library, 'ring-1.jpg')).toBeVisible();

  await getFile(library, 'ring-2.jpeg').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(getFile(library, 'ring-2.jpeg')).toHaveCount(0);
  await folders(page).click();
  await page.getByRole('menuitem', { name: 'Recently deleted…' }).click();
  const bin = dialog(page, 'Recently deleted');
  await expect(bin.getByText('30 days left').first()).toBeVisible();
  await expectNoViolations(page);
  await bin.getByRole('button', { name: 'Restore rings/ring-2.jpeg' }).click();
  await expect(bin.getByText('rings/ring-2.jpeg')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(folders(page)).toBeFocused();
  await expect(getFile(library, 'ring-2.jpeg')).toBeVisible();
  await expectFound(library, standingFiles.filter((file) => file.startsWith('rings/')).length);
});

test('deleting what is in use asks with the places', async ({ library }) => {
  const { page } = library;
  await library.open('?folder=products');
  await expect(folders(page)).toBeVisible();
  await getFile(library, usedFile.name).focus();
  await page.keyboard.press('Delete');
  const question = dialog(page, `Delete “${usedFile.name}”?`);
  await expect(question.getByRole('listitem').first()).toContainText('(piece)');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await focused(library).toBe(usedFile.name);
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getFile(library, usedFile.name)).toBeVisible();
});

test('several are renamed by a pattern', async ({ library }) => {
  const { page } = library;
  await library.open('?folder=series&q=picture-1');
  await getFile(library, 'picture-1.jpg').click();
  await getFile(library, 'picture-12.jpg').click({ modifiers: ['Shift'] });
  await page.keyboard.press('F2');
  const question = dialog(page, 'Rename 4 files');
  await expect(question.getByText('picture-1.jpg becomes ring-1.jpg')).toBeVisible();
  await question.getByRole('textbox', { name: 'Pattern' }).fill('bench-{n}');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search files' }).fill('bench-');
  await expectFound(library, 4);
});

test('a location is taken out of a picture on a click', async ({ library }) => {
  const { page } = library;
  await library.folder.add('rings/located.jpg');
  await library.open();
  await page.getByRole('checkbox', { name: 'With a location' }).check();
  await expectFound(library, 1);
  await getFile(library, 'located.jpg').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Remove location' }).click();
  await expect(notice(page, 'Location removed from one file')).toBeVisible();
  await expectFound(library, 0);
});

test('a picture is replaced under its name and address, and the former one can be put back', async ({
  library,
}) => {
  const { page } = library;
  const fetchFile = async (file: string) => {
    const response = await page.request.get(new URL(`/media/rings/${file}`, page.url()).href);
    return Buffer.from(await response.body());
  };
  await library.open('?folder=rings');
  const before = await fetchFile('ring-1.jpg');
  await getFile(library, 'ring-1.jpg').click({ button: 'right' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Replace…' }).click();
  // The same picture would be recognised.
  const picture = await sharp(await fetchFile('ring-2.jpeg'))
    .negate()
    .jpeg()
    .toBuffer();
  await (await choosing).setFiles({ name: 'IMG_0815.JPG', mimeType: 'image/jpeg', buffer: picture });
  await expect.poll(() => fetchFile('ring-1.jpg')).toEqual(picture);
  await folders(page).click();
  await page.getByRole('menuitem', { name: 'Recently deleted…' }).click();
  await dialog(page, 'Recently deleted').getByRole('button', { name: 'Restore rings/ring-1.jpg' }).click();
  const both = standingFiles.filter((file) => file.startsWith('rings/')).length + 1;
  await expectFound(library, both);
  await expect.poll(() => fetchFile('ring-1-2.jpg')).toEqual(before);
});
