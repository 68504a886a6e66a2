import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getFile } from '../../library-suite/library-driver.ts';
import type { MenuEntry } from '../console-app.ts';
import { type Computer, expect, test } from '../console-test.ts';

/** Changes the program's stored settings, as an earlier run would have. */
const keep = ({ userData }: Computer, settings: object) => {
  const file = path.join(userData, 'settings.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...settings }));
};

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.entries)]);

test.describe('on macOS', () => {
  test.use({ computerOptions: { platform: 'darwin', isSigned: false } });

  test('a click on the icon opens its menu and nothing else; started at login, it stays there', async ({
    staffComputer,
  }) => {
    keep(staffComputer, { keepInTray: true });
    const app = await staffComputer.start({ openedAtLogin: true });
    await expect.poll(app.tray).toBeDefined();
    expect(await app.window()).toMatchObject({ visible: false });
    await app.clickTray();
    expect(await app.window()).toMatchObject({ visible: false });
    await app.clickTray('tray-show');
    await expect.poll(app.window).toMatchObject({ visible: true });
  });

  test('notifications that the system refuses stand in the portal, until they are closed', async ({
    library,
    staffApp,
  }) => {
    await library.open('?q=arrivals');
    await staffApp.act('minimize');
    await library.folder.add('arrivals/unsigned.jpg');
    const notice = library.page.getByRole('status').filter({ hasText: 'A file has arrived' });
    await expect(notice).toContainText('unsigned.jpg');
    expect(await staffApp.notifications()).toEqual([]);
    await expect(getFile(library, 'unsigned.jpg')).toBeVisible();
  });
});

test.describe('on a desktop without a tray', () => {
  test.use({ computerOptions: { platform: 'linux', desktop: 'GNOME' } });

  test('none is offered, and a closed window ends the program, whatever was set elsewhere', async ({
    staffComputer,
  }) => {
    keep(staffComputer, { keepInTray: true });
    const app = await staffComputer.start();
    const item = all(await app.menu()).find(({ id }) => id === 'keep-in-tray');
    expect(item).toMatchObject({
      label: 'Keep in the tray when closed (this desktop has no tray)',
      enabled: false,
      checked: false,
    });
    await expect.poll(app.window).toMatchObject({ visible: true });
    await app.act('close');
    await expect.poll(() => app.isRunning).toBe(false);
  });
});

test('a question waits for a window in the tray, and is asked when the window is there', async ({
  staffApp,
}) => {
  await staffApp.choose('keep-in-tray');
  await staffApp.act('close');
  await expect.poll(staffApp.window).toMatchObject({ visible: false });
  await staffApp.queueAnswer(0);
  await staffApp.crash();
  // The response proves that the main process has been notified; its question is not visible yet.
  expect(await staffApp.messages()).toEqual([]);
  await staffApp.clickTray('tray-show');
  await expect
    .poll(staffApp.messages)
    .toEqual([expect.objectContaining({ message: 'This window has stopped working.' })]);
  await expect(staffApp.page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
});
