import { existsSync } from 'node:fs';
import path from 'node:path';
import { libraryAdmin } from '../library-suite/library-server.ts';
import { expect, test, untilInLibrary } from './console-test.ts';

test('kept in the tray, a closed window is hidden and locked where that is wanted, comes back by the tray and the program ends by its menu; the setting outlives it', async ({
  staffComputer,
}) => {
  const app = await staffComputer.start();
  const { page } = app;
  await untilInLibrary(page);
  await expect.poll(app.tray).toBeUndefined();
  expect(existsSync(path.join(staffComputer.home, '.config', 'autostart'))).toBe(false);
  await app.choose('keep-in-tray');
  await expect.poll(async () => (await app.tray())?.entries.map(({ id }) => id)).toContain('tray-show');
  await page.getByRole('link', { name: 'Your account' }).click();
  const whenClosed = page.getByRole('checkbox', { name: /^Lock when the window is closed/ });
  await expect(whenClosed).not.toBeChecked();
  await whenClosed.check();
  await app.act('close');
  await expect.poll(app.window).toMatchObject({ visible: false });
  expect(app.isRunning).toBe(true);

  // A question waits for the window.
  await app.queueAnswer(0);
  await app.crash();
  await expect.poll(app.messages).toEqual([]);
  // On macOS the icon opens its menu and does nothing else.
  await app.clickTray(process.platform === 'darwin' ? 'tray-show' : undefined);
  await expect.poll(app.window).toMatchObject({ visible: true, focused: true });
  await expect
    .poll(app.messages)
    .toEqual([expect.objectContaining({ message: 'This window has stopped working.' })]);
  const again = await app.pageShownAgain();
  const lock = again.getByRole('dialog', { name: 'Locked' });
  await lock.getByLabel('Password', { exact: true }).fill(libraryAdmin.password);
  await lock.getByRole('button', { name: 'Unlock' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await app.clickTray('tray-quit').catch(() => {});
  await expect.poll(() => app.isRunning).toBe(false);

  // As the system starts it when the user logs in to the computer; macOS has no arguments for that.
  const next = await staffComputer.start({ argument: '--hidden' });
  await expect.poll(next.tray).toBeDefined();
  await expect.poll(next.window).toMatchObject({ visible: process.platform === 'darwin' });
  await next.clickTray('tray-show');
  await expect.poll(next.window).toMatchObject({ visible: true, focused: true });
  await next.choose('keep-in-tray');
  await expect.poll(next.tray).toBeUndefined();
  await next.act('close').catch(() => {});
  // On macOS a program keeps running until it is quit.
  await expect.poll(() => next.isRunning).toBe(process.platform === 'darwin');
});

test('a second start ends at once and brings the window to the front, which bears the portal’s title and the shop’s name', async ({
  staffApp,
  desk,
}) => {
  await expect.poll(staffApp.window).toMatchObject({ title: 'Media Management Portal – Oren Vale' });
  await staffApp.act('minimize');
  const answer = await desk.startSecond();
  expect(answer).toBe(0);
  await expect.poll(staffApp.window).toMatchObject({ minimized: false, visible: true, focused: true });
  await expect(staffApp.page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
});
