import type { Page } from '@playwright/test';
import { rows } from '../support/catalogue-list.ts';
import { expect, test } from '../support/catalogue-test.ts';
import { expectUsable } from '../support/usable.ts';

test.beforeEach(async ({ portal }) => {
  await portal.open('/admin/catalogue/products?category=1');
  await expect(rows(portal.page).first()).toBeVisible();
});

const priceOf = async (page: Page, position: number) => {
  const text = await rows(page).nth(position).locator('.price').textContent();
  return Number(text?.replaceAll(/[$,]/g, ''));
};
const expectPrices = (page: Page, ...prices: number[]) =>
  expect.poll(() => Promise.all(prices.map((_, position) => priceOf(page, position)))).toEqual(prices);

test('all that a filter finds is changed, and recent changes take it back', async ({ portal: { page } }) => {
  const price = await priceOf(page, 0);
  await page.getByRole('button', { name: 'Changes to several pieces' }).click();
  await page.getByRole('menuitem', { name: /^Change all that match/ }).click();
  await page.getByLabel('What to change').selectOption({ label: 'Price, by an amount' });
  await page.getByLabel('By how many dollars').fill('1,200');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await page.getByRole('button', { name: /^Apply to/ }).click();
  await expectPrices(page, price + 1200);

  await page.getByRole('button', { name: 'Changes to several pieces' }).click();
  await page.getByRole('menuitem', { name: 'Recent changes…' }).click();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Undo: Prices +$1,200' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Prices +$1,200' })).toContainText('Undone');
  await page.keyboard.press('Escape');
  await expectPrices(page, price);
});

test('selection, form and what changes are usable at any width, light and dark', async ({
  portal: { page },
}) => {
  await rows(page).first().getByRole('checkbox').click();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Change…', exact: true }).click();
  await page.getByLabel('By how many percent').fill('-5');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expectUsable(page, {
    shown: () => expect(page.getByRole('group', { name: 'What changes' })).toBeVisible(),
  });
});
