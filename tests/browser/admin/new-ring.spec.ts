import type { Locator, Page } from '@playwright/test';
import { newRing, publishNewRing } from '../../catalogue-suite/new-ring.ts';
import { usedFile } from '../../library-suite/media-folder.ts';
import { expect, test } from '../support/catalogue-test.ts';

test('a new ring on the website, from Today, in a few steps', { tag: '@journey' }, async ({ portal }) => {
  await portal.open('/admin/dashboard');
  await publishNewRing(portal.page);

  const visitor = await portal.page.context().newPage();
  await visitor.goto(newRing.page);
  await expect(visitor.getByRole('heading', { level: 1, name: newRing.name })).toBeVisible();
  await expect(visitor.getByText(newRing.price).first()).toBeVisible();
  await visitor.goto('/category/engagement-rings');
  await expect(visitor.getByRole('link', { name: newRing.name }).first()).toBeVisible();
});

/** Presses Tab until something has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
};

const typedRing = { name: 'Ring by Keyboard', page: '/product/ring-by-keyboard' };

test('the same by keyboard alone', async ({ portal }) => {
  await portal.open('/admin/dashboard');
  const { page } = portal;
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  };
  await press(page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Catalogue' }));
  await press(page.getByRole('link', { name: 'New piece' }));
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.type(typedRing.name);
  await type('Price in dollars', newRing.price);
  const category = page.getByLabel('Category', { exact: true }).last();
  await tabTo(page, category);
  await keyboard.type('Eng');
  await expect(category.locator('option:checked')).toHaveText(newRing.category);
  await type('Description', 'A new ring, made in our workshop.');
  await press(page.getByRole('button', { name: 'Choose: First picture' }));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('searchbox'));
  await keyboard.type(usedFile.name);
  const file = dialog.getByRole('row').filter({ hasText: usedFile.name });
  await expect(file).toHaveCount(1);
  await tabTo(page, file);
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Visitors see it.')).toBeVisible();
  await page.goto(typedRing.page);
  await expect(page.getByRole('heading', { level: 1, name: typedRing.name })).toBeVisible();
});
