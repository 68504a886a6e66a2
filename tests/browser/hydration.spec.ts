import { holdScripts } from '../support/hold-requests.ts';
import { expect, test } from './support/site-test.ts';

test('hydration keeps the server’s nodes instead of drawing the page anew', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  const field = await page.getByLabel('Name').elementHandle();
  await page.getByLabel('Name').fill('Ada Ferrer');
  release();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Ferrer');
});
