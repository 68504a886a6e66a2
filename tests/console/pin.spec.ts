import type { Page } from '@playwright/test';
import { libraryAdmin } from '../library-suite/library-server.ts';
import { expect, test } from './console-test.ts';
import { signInOn } from './first-steps.ts';

const getLock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });
const pinIn = (page: Page) => getLock(page).getByLabel('PIN', { exact: true });
const passwordIn = (page: Page) => getLock(page).getByLabel('Password', { exact: true });

const setPin = async (page: Page) => {
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  const form = page.getByRole('form', { name: 'PIN' });
  await form.getByLabel('New PIN', { exact: true }).fill('123456');
  await form.getByLabel('Your password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(form.getByText('Choose digits that are harder to guess.')).toBeVisible();
  await form.getByLabel('New PIN', { exact: true }).fill('271828');
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(form.getByLabel('Your password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Your password', { exact: true }).fill(libraryAdmin.password);
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('button', { name: 'Change the PIN' })).toBeVisible();
};

test('a PIN unlocks in a second, also after a restart; wrong ones are counted, and end with the password', async ({
  staffApp,
  staffComputer,
}) => {
  const { page } = staffApp;
  await setPin(page);
  await staffApp.choose('lock');
  await expect(pinIn(page)).toBeFocused();
  await page.keyboard.type('314159');
  await expect(getLock(page).getByText('The PIN is wrong. 4 tries left.')).toBeVisible();
  await expect(pinIn(page)).toHaveValue('');
  await page.keyboard.type('271828');
  await expect(getLock(page)).toHaveCount(0);

  await staffApp.choose('lock');
  await expect(getLock(page)).toBeVisible();
  await staffApp.kill();
  const again = (await staffComputer.start()).page;
  for (const left of ['4 tries', '3 tries', '2 tries', 'One try']) {
    await pinIn(again).fill('314159');
    await expect(getLock(again).getByText(`The PIN is wrong. ${left} left.`)).toBeVisible();
  }
  await pinIn(again).fill('314159');
  await expect(getLock(again).getByText('The PIN was wrong five times. Enter your password.')).toBeVisible();
  await passwordIn(again).fill(libraryAdmin.password);
  await getLock(again).getByRole('button', { name: 'Unlock' }).click();
  await expect(getLock(again)).toHaveCount(0);
});

test('without the server it stays locked; the password can be used instead; signing out ends the PIN', async ({
  staffApp,
  library,
}) => {
  const { page } = staffApp;
  await setPin(page);
  await staffApp.choose('lock');
  await page.route('**/api/admin/session', (route) => route.abort());
  await pinIn(page).fill('271828');
  await expect(getLock(page).getByText(/^The server cannot be reached\./)).toBeVisible();
  await page.unroute('**/api/admin/session');

  await getLock(page).getByRole('button', { name: 'Use your password' }).click();
  await expect(passwordIn(page)).toBeFocused();
  await getLock(page).getByRole('button', { name: 'Use your PIN' }).click();
  await expect(pinIn(page)).toBeFocused();
  await getLock(page).getByRole('button', { name: 'Use your password' }).click();
  await getLock(page).getByRole('button', { name: 'Sign out' }).click();
  await signInOn(page);
  await library.open();
  await staffApp.choose('lock');
  await expect(passwordIn(page)).toBeVisible();
  await expect(pinIn(page)).toHaveCount(0);
});
