import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { rows } from '../support/catalogue-list.ts';
import { inEveryLook } from '../support/every-look.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { expect, test } from '../support/own-server-test.ts';

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ portal, openSession, complaints }) => {
  // Most pictures of the sample catalogue are not in this server's folder.
  complaints.expected(/404/);
  await portal.store(await openSession());
  await portal.open('/admin/catalogue/products?category=1');
  await expect(rows(portal.page).first()).toBeVisible();
});

const priceOf = async (page: Page, position: number) => {
  const text = await rows(page).nth(position).locator('.price').textContent();
  return Number(text?.replaceAll(/[$,]/g, ''));
};

test('prices of three pieces by the keyboard alone: foreseen, one left out, applied, undone', async ({
  portal: { page },
}) => {
  const before = [await priceOf(page, 0), await priceOf(page, 1), await priceOf(page, 2)];
  const [first = 0, second = 0, third = 0] = before;
  const raised = (price: number) => Math.round((price * 1.1) / 10) * 10;

  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change…', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change 3 pieces' });
  await expect(dialog.getByLabel('What to change')).toBeFocused();

  // An empty field is never 0.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a percentage from -90 to 500, but not 0.')).toBeVisible();
  await page.keyboard.type('10%');
  await page.keyboard.press('Tab');
  await page.keyboard.type('To the nearest $10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const changing = dialog.getByRole('group', { name: 'What changes' });
  await expect(changing.getByRole('listitem')).toHaveCount(3);
  await expectNoViolations(page);
  await changing.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Apply to 2 pieces' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => priceOf(page, 0)).toBe(raised(first));
  expect(await priceOf(page, 1)).toBe(second);
  await expect.poll(() => priceOf(page, 2)).toBe(raised(third));

  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => priceOf(page, 0)).toBe(first);
  await expect.poll(() => priceOf(page, 2)).toBe(third);
  await expect(page.getByText('2 pieces restored')).toBeVisible();
});

test('all that a filter finds; without the server what was typed stays; recent changes take it back', async ({
  portal: { page },
  complaints,
}) => {
  complaints.expected(/ERR_FAILED|Failed to load/);
  const price = await priceOf(page, 0);
  await page.getByRole('button', { name: 'Changes to several pieces' }).click();
  await page.getByRole('menuitem', { name: /^Change all that match/ }).click();
  await page.getByLabel('What to change').selectOption({ label: 'Price, by an amount' });
  await page.getByLabel('By how many dollars').fill('1,200');
  await page.route('**/bulk/preview', (route) => route.abort());
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(page.getByText(/^Nothing was changed\. The server cannot be reached/)).toBeVisible();
  await expect(page.getByLabel('By how many dollars')).toHaveValue('1,200');
  await page.unroute('**/bulk/preview');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await page.getByRole('button', { name: /^Apply to/ }).click();
  await expect.poll(() => priceOf(page, 0)).toBe(price + 1200);

  await page.getByRole('button', { name: 'Changes to several pieces' }).click();
  await page.getByRole('menuitem', { name: 'Recent changes…' }).click();
  await page.getByRole('button', { name: 'Undo: Prices +$1,200' }).click();
  await expect(page.getByRole('dialog').getByText('Undone', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => priceOf(page, 0)).toBe(price);
});

test('the dialog: axe finds nothing at any width, light and dark, and nothing scrolls sideways', async ({
  portal: { page },
}) => {
  const isClean = () =>
    inEveryLook(page, async () => {
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });
  await rows(page).first().getByRole('checkbox').click();
  await isClean();
  await page.getByRole('button', { name: 'Change…', exact: true }).click();
  await page.getByLabel('By how many percent').fill('-5');
  await isClean();
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(page.getByRole('group', { name: 'What changes' })).toBeVisible();
  await isClean();
});
