import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getFile } from '../library-suite/library-driver.ts';
import { expect, test } from './console-test.ts';

test('tray and start at login are off until somebody turns them on', async ({ staffApp, staffComputer }) => {
  expect(await staffApp.tray()).toBeUndefined();
  expect(existsSync(path.join(staffComputer.home, '.config', 'autostart'))).toBe(false);
});

test('kept in the tray, a closed window is hidden, comes back by the tray and the program ends by its menu', async ({
  staffApp,
}) => {
  await staffApp.choose('keep-in-tray');
  await expect.poll(async () => (await staffApp.tray())?.entries.map(({ id }) => id)).toContain('tray-show');
  await staffApp.act('close');
  await expect.poll(staffApp.window).toMatchObject({ visible: false });
  expect(staffApp.isRunning).toBe(true);
  // On macOS the icon opens its menu and does nothing else.
  await staffApp.clickTray(process.platform === 'darwin' ? 'tray-show' : undefined);
  await expect.poll(staffApp.window).toMatchObject({ visible: true, focused: true });
  await staffApp.clickTray('tray-quit').catch(() => {});
  await expect.poll(() => staffApp.isRunning).toBe(false);
});

test('the setting outlives the program', async ({ staffApp, staffComputer }) => {
  await staffApp.choose('keep-in-tray');
  await expect.poll(staffApp.tray).toBeDefined();
  await staffApp.quit();
  const next = await staffComputer.start();
  await expect.poll(next.tray).toBeDefined();
  await next.choose('keep-in-tray');
  await expect.poll(next.tray).toBeUndefined();
});

// Windows and macOS have their own list, which a test would change permanently.
if (process.platform === 'linux') {
  test('start at login is a file in the autostart folder', async ({ staffApp, staffComputer }) => {
    const folder = path.join(staffComputer.home, '.config', 'autostart');
    await staffApp.choose('start-at-login');
    await expect.poll(() => existsSync(folder) && readdirSync(folder).length).toBe(1);
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^Exec=.+--hidden/m);
    await staffApp.choose('start-at-login');
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });
}

test('files that arrive while the window is hidden are said natively, together; a click leads to them', async ({
  library,
  staffApp,
}) => {
  await library.open('?view=list');
  await staffApp.act('minimize');
  await library.folder.add('arrivals/first.jpg', 'arrivals/second.jpg');
  await expect.poll(staffApp.notifications).toHaveLength(1);
  expect(await staffApp.notifications()).toEqual([
    { title: '2 files have arrived', body: expect.stringContaining('first.jpg') },
  ]);
  await staffApp.clickNotification(0);
  await expect.poll(staffApp.window).toMatchObject({ visible: true, minimized: false, focused: true });
  await expect.poll(library.url).toBe('/admin/media?sort=newest');
  await expect(getFile(library, 'first.jpg')).toBeVisible();
});

test('nothing is said while the person looks at the window', async ({ library, staffApp }) => {
  await library.open('?q=arrivals');
  await library.folder.add('arrivals/seen.jpg');
  await expect(getFile(library, 'seen.jpg')).toBeVisible();
  await staffApp.act('minimize');
  await library.folder.add('arrivals/unseen.jpg');
  await expect.poll(staffApp.notifications).toEqual([{ title: 'A file has arrived', body: 'unseen.jpg' }]);
});
