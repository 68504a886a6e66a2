import type { Locator, Page } from '@playwright/test';
import { usedFile } from '../../library-suite/media-folder.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/library-test.ts';

/** A product whose picture is in the folder. */
const PRODUCT = '/admin/catalogue/products/1';

const getDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a picture' });
const getOpener = (page: Page): Locator => page.getByRole('button', { name: 'Choose: First picture' });
const getField = (page: Page): Locator => page.getByRole('group', { name: 'First picture' });
const getChosen = (dialog: Locator): Locator => dialog.getByRole('row', { selected: true });

test('a picture is chosen by keyboard alone, beginning at the present one', async ({ library }) => {
  const { page, origin } = library;
  await page.goto(origin + PRODUCT);
  await getOpener(page).press('Enter');
  const dialog = getDialog(page);
  await expect(getChosen(dialog)).toHaveAccessibleName(
    new RegExp(`^${usedFile.name}.*Used by Round Solitaire`),
  );
  await expect(getChosen(dialog)).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'Folder' })).toHaveValue('products');
  await expectNoViolations(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getOpener(page)).toBeFocused();
  await expect(getField(page)).toContainText(usedFile.name);

  await page.keyboard.press('Enter');
  await expect(getChosen(dialog)).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOption('');
  await page.keyboard.press('/');
  await page.keyboard.type('ring-');
  // Films and documents are not offered.
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(getChosen(dialog)).toHaveAccessibleName(/^ring-2\.jpeg/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(getOpener(page)).toBeFocused();
  await expect(getField(page)).toContainText('ring-2.jpeg');
});

test('on a phone the chooser fills the screen, and its buttons stay in reach', async ({ library }) => {
  const { page, origin } = library;
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(origin + PRODUCT);
  await getOpener(page).click();
  const dialog = getDialog(page);
  const tile = dialog.getByRole('row').first();
  await tile.click();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
  await expectNoSidewaysScroll(page);
  const choose = dialog.getByRole('button', { name: 'Choose', exact: true });
  await expect(choose).toBeInViewport();
  await choose.click();
  await expect(dialog).toBeHidden();
});
