import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getFile } from '../../library-suite/library-driver.ts';
import type { MenuEntry } from '../console-app.ts';
import { type Computer, expect, test } from '../console-test.ts';
import { startTrayHost } from '../electron-double/tray-host.ts';
import { addressField } from '../first-steps.ts';

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

test.describe('on macOS, signed', () => {
  test.use({ computerOptions: { platform: 'darwin' } });

  test('a window in full screen leaves it before it is hidden', async ({ staffApp }) => {
    await staffApp.choose('full-screen');
    await expect.poll(staffApp.window).toMatchObject({ fullScreen: true });
    await staffApp.act('close');
    await expect.poll(staffApp.window).toMatchObject({ fullScreen: false, visible: false });
  });

  test('Cmd+A selects in the lock’s password field, although the key is the menu’s', async ({ staffApp }) => {
    const { page } = staffApp;
    await staffApp.choose('lock');
    const password = page.getByRole('dialog', { name: 'Locked' }).getByLabel('Password', { exact: true });
    await password.fill('guessed');
    await page.keyboard.press('Meta+a');
    const selected = () => page.evaluate(() => String(document.getSelection()));
    const range = () =>
      password.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
    await expect.poll(range, { message: await selected() }).toEqual([0, 7]);
  });

  test('what arrives while the locked window is in front stands in it: macOS tells of no click there', async ({
    library,
    staffApp,
  }) => {
    await library.open('?q=arrivals');
    await staffApp.choose('lock');
    await library.folder.add('arrivals/in-front.jpg');
    const notice = library.page.getByRole('status').filter({ hasText: 'A file has arrived' });
    await expect(notice).toContainText('Unlock the console to see more.');
    await expect(notice).not.toContainText('in-front');
    expect(await staffApp.notifications()).toEqual([]);
  });
});

test.describe('on Windows', () => {
  const screens = [
    { x: 0, y: 0, width: 1366, height: 728 },
    { x: 1366, y: 0, width: 1920, height: 1040 },
  ];
  test.use({ computerOptions: { platform: 'win32', screens, scaleFactors: [1, 1.5] } });

  test('a window on a screen with another scaling has its size again', async ({
    staffApp,
    staffComputer,
  }) => {
    const bounds = { x: 1500, y: 60, width: 1200, height: 800 };
    await staffApp.setBounds(bounds);
    await staffApp.quit();
    const next = await staffComputer.start();
    await expect.poll(next.window).toMatchObject({ visible: true, bounds });
  });

  test('a start at login that Windows ignores is not ticked', async ({ staffApp, staffComputer }) => {
    const isTicked = async (app: typeof staffApp) =>
      all(await app.menu()).find(({ id }) => id === 'start-at-login')?.checked;
    await staffApp.choose('start-at-login');
    expect(await isTicked(staffApp)).toBe(true);
    await staffApp.quit();
    expect(await isTicked(await staffComputer.start({ isDisabledAtLogin: true }))).toBe(false);
  });

  test('a notification that Windows has kept leads to its files', async ({ library, staffApp }) => {
    await library.open('?view=list');
    await staffApp.act('minimize');
    await library.folder.add('arrivals/kept.jpg');
    await expect.poll(staffApp.notifications).toHaveLength(1);
    await staffApp.clickNotification(0);
    await expect.poll(staffApp.window).toMatchObject({ minimized: false, focused: true });
    await expect(library.page).toHaveURL(/sort=newest/);
  });
});

test.describe('on a desktop whose keyring Chromium does not know', () => {
  test.use({ computerOptions: { platform: 'linux', desktop: 'MATE' } });

  test('nobody stays signed in after the program, and it says so', async ({ ownApp: app, computer }) => {
    await expect(app.page.getByText('The sign-in cannot be saved', { exact: true })).toBeVisible();
    await app.quit();
    const next = await computer.start();
    await expect(next.page.getByLabel('Username')).toBeVisible();
  });
});

test.describe('without permission for the local network', () => {
  for (const [platform, sentence] of [
    ['darwin', /System Settings ▸ Privacy & Security ▸ Local Network/],
    ['linux', /does not answer: check the address, and that the server is running/],
  ] as const)
    test.describe(`on ${platform}`, () => {
      test.use({ computerOptions: { platform, netError: 'ERR_ADDRESS_UNREACHABLE' } });

      test('the address screen says what to check', async ({ app }) => {
        await addressField(app.page).fill('https://192.168.1.20');
        await app.page.getByRole('button', { name: 'Connect' }).click();
        await expect(app.page.getByText(sentence)).toBeVisible();
      });
    });
});

test.describe('on Wayland', () => {
  test.use({ computerOptions: { platform: 'linux', desktop: 'KDE', isWayland: true } });

  test('a window behind others comes to the front from the tray', async ({ staffApp }) => {
    await staffApp.choose('keep-in-tray');
    await expect.poll(staffApp.tray).toBeDefined();
    await staffApp.act('blur');
    await expect.poll(staffApp.window).toMatchObject({ visible: true, focused: false });
    await staffApp.clickTray('tray-show');
    await expect.poll(staffApp.window).toMatchObject({ visible: true, focused: true });
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

  test('one that appears after a start at login is found, and offered', async ({ staffComputer }) => {
    keep(staffComputer, { keepInTray: true });
    const app = await staffComputer.start({ openedAtLogin: true });
    expect(await app.window()).toMatchObject({ visible: false });
    startTrayHost(staffComputer.home);
    await expect.poll(app.tray).toBeDefined();
    expect(await app.window()).toMatchObject({ visible: false });
    const item = () => app.menu().then((menu) => all(menu).find(({ id }) => id === 'keep-in-tray'));
    expect(await item()).toMatchObject({
      label: 'Keep in the tray when closed',
      enabled: true,
      checked: true,
    });
    await app.clickTray('tray-show');
    await expect.poll(app.window).toMatchObject({ visible: true, focused: true });
  });

  test('one that has appeared since is found when the window is closed', async ({ staffComputer }) => {
    keep(staffComputer, { keepInTray: true });
    const app = await staffComputer.start();
    await expect.poll(app.window).toMatchObject({ visible: true });
    startTrayHost(staffComputer.home);
    await app.act('close');
    await expect.poll(app.tray).toBeDefined();
    expect(await app.window()).toMatchObject({ visible: false });
    await app.clickTray('tray-show');
    await expect.poll(app.window).toMatchObject({ visible: true, focused: true });
  });

  test('without one, a window that was started hidden is shown after a while', async ({ staffComputer }) => {
    keep(staffComputer, { keepInTray: true });
    const app = await staffComputer.start({ openedAtLogin: true });
    expect(await app.window()).toMatchObject({ visible: false });
    await expect.poll(app.window, { timeout: 40_000 }).toMatchObject({ visible: true });
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
