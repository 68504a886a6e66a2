import { holdScripts } from '../support/hold-requests.ts';
import { seeAll, visit } from './support/hydrated.ts';
import { missingScreens, screens } from './support/screens.ts';
import { expect, test } from './support/site-test.ts';

// Complaints of any kind fail these tests: see site-test.
for (const { path, heading } of [...screens, ...missingScreens.slice(0, 4)]) {
  test(`${path} is hydrated without a complaint`, async ({ page, complaints }) => {
    // The document itself, on the pages that do not exist.
    complaints.expected(/console: Failed to load resource: .* 404 \(Not Found\)/);
    await visit(page, path);
    await seeAll(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

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
