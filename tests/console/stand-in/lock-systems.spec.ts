import type { Page } from '@playwright/test';
import { clickIfThere } from '../click-if-there.ts';
import { expect, test } from '../console-test.ts';

const LOST = 'The connection to the server was lost';
const getLock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });
const byTouch = (page: Page) => getLock(page).getByRole('button', { name: 'Use Touch ID' });

test.describe('on macOS, with a sensor that accepts the finger', () => {
  test.use({ computerOptions: { platform: 'darwin', touchId: 'accepts' } });

  test('Touch ID unlocks; meanwhile the window is kept out of screenshots', async ({ staffApp }) => {
    const { page } = staffApp;
    await staffApp.choose('lock');
    await expect(byTouch(page)).toBeVisible();
    await expect.poll(staffApp.window).toMatchObject({ contentProtected: true });
    await byTouch(page).click();
    await expect(getLock(page)).toHaveCount(0);
    await expect.poll(staffApp.window).toMatchObject({ contentProtected: false });
  });

  test('a finger is asked for by itself when the user comes back to the window', async ({ staffApp }) => {
    const { page } = staffApp;
    await staffApp.choose('lock');
    await expect(byTouch(page)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(getLock(page)).toHaveCount(0);
  });

  test('without the server a finger shows what was last known, and it stays locked', async ({
    app,
    front,
  }) => {
    const { page } = app;
    await app.choose('lock');
    await expect(byTouch(page)).toBeVisible();
    front.cut();
    await expect(page.getByText(LOST, { exact: false })).toBeAttached();
    await byTouch(page).click();
    await expect(getLock(page).getByText(/^The server cannot be reached\./)).toBeVisible();
    await expect(getLock(page).getByRole('heading', { name: 'Open requests' })).toBeVisible();
    front.mend();
    await clickIfThere(getLock(page).getByRole('button', { name: 'Try again' }));
    await expect(byTouch(page)).toBeVisible();
    await expect(getLock(page).getByRole('heading', { name: 'Open requests' })).toHaveCount(0);
  });
});

test.describe('on macOS, with a sensor that refuses the finger', () => {
  test.use({ computerOptions: { platform: 'darwin', touchId: 'refuses' } });

  test('it stays locked and says what to do', async ({ staffApp }) => {
    const { page } = staffApp;
    await staffApp.choose('lock');
    await byTouch(page).click();
    await expect(getLock(page).getByRole('status')).toHaveText(
      'Not unlocked. Try again, or enter your password.',
    );
    await expect(getLock(page).getByLabel('Password', { exact: true })).toBeVisible();
  });
});

test.describe('on Windows', () => {
  test.use({ computerOptions: { platform: 'win32' } });

  test('there is no Touch ID; a locked window is kept out of screenshots from its start on', async ({
    staffApp,
    staffComputer,
  }) => {
    await staffApp.choose('lock');
    await expect(getLock(staffApp.page)).toBeVisible();
    await expect(byTouch(staffApp.page)).toHaveCount(0);
    await staffApp.kill();
    const again = await staffComputer.start();
    await expect(getLock(again.page)).toBeVisible();
    expect(await again.window()).toMatchObject({ contentProtected: true });
  });
});

test('closed to the tray it locks, where that is ticked', async ({ staffApp }) => {
  const { page } = staffApp;
  await staffApp.choose('keep-in-tray');
  await page.getByRole('link', { name: 'Your account' }).click();
  const whenClosed = page.getByRole('checkbox', { name: /^Lock when the window is closed/ });
  await expect(whenClosed).not.toBeChecked();
  await whenClosed.check();
  await staffApp.act('close');
  await staffApp.clickTray();
  await expect(getLock(page)).toBeVisible();
});
