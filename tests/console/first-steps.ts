import { expect, type Locator, type Page } from '@playwright/test';
import { libraryAdmin } from '../library-suite/library-server.ts';

export const addressField = (page: Page): Locator => page.getByRole('textbox', { name: 'Server address' });

/** Enters an address on the first screen and connects; allows plain http where that is offered. */
export const connectTo = async (page: Page, address: string): Promise<void> => {
  await addressField(page).fill(address);
  await page.getByRole('button', { name: 'Connect' }).click();
  const tick = page.getByRole('checkbox', { name: 'Allow an unencrypted connection' });
  await expect(tick.or(page.getByLabel('Username')).first()).toBeVisible();
  if (!(await tick.isVisible())) return;
  await tick.check();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
};

export const signInOn = async (page: Page, { username, password } = libraryAdmin): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
