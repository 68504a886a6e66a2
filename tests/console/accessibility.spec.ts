import { expectNoViolations } from '../browser/support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from '../browser/support/layout.ts';
import { getFile } from '../library-suite/library-driver.ts';
import { freePort } from '../support/free-port.ts';
import { expect, test } from './console-test.ts';
import { addressField } from './first-steps.ts';

const SMALLEST = { width: 640, height: 480 };

for (const dark of [false, true]) {
  const appearance = dark ? 'dark' : 'light';

  test(`axe finds nothing on the first screen in ${appearance}, and nothing is cut`, async ({ app }) => {
    const { page } = app;
    await app.setDark(dark);
    await expectNoViolations(page);
    await addressField(page).fill(`http://localhost:${await freePort()}`);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('checkbox', { name: 'Allow an unencrypted connection' })).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize(SMALLEST);
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
  });

  test(`axe finds nothing in the library in ${appearance}, with its menu of copies, its quick look and the lock over it`, async ({
    library,
    staffApp,
  }) => {
    const { page } = library;
    await staffApp.setDark(dark);
    await library.open('?q=ring-');
    await getFile(library, 'ring-1.jpg').click();
    await page.getByRole('button', { name: 'More ways to copy' }).click();
    await expect(page.getByRole('menuitem', { name: 'Copy picture' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await getFile(library, 'ring-1.jpg').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('640 × 480 px')).toBeVisible();
    await expectNoViolations(page);
    await staffApp.choose('lock');
    const lock = page.getByRole('dialog', { name: 'Locked' });
    await lock.getByRole('button', { name: 'Unlock' }).click();
    await expect(lock.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page);
  });
}

test('the window follows the system from light to dark while it stands open', async ({ app }) => {
  const ground = () => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await app.setDark(false);
  const light = await ground();
  await app.setDark(true);
  await expect.poll(ground).not.toBe(light);
});
