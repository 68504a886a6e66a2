import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/library-test.ts';

/** A product whose picture is in the folder. */
const PRODUCT = '/admin/catalogue/products/1';

const getDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a picture' });
const getOpener = (page: Page): Locator => page.getByRole('button', { name: 'Choose: First picture' });

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
  await expectNoViolations(page);
  const choose = dialog.getByRole('button', { name: 'Choose', exact: true });
  await expect(choose).toBeInViewport();
  await choose.click();
  await expect(dialog).toBeHidden();
  await expect(getOpener(page)).toBeFocused();
});
