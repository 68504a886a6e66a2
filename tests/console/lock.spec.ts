import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getFile } from '../library-suite/library-driver.ts';
import { libraryAdmin } from '../library-suite/library-server.ts';
import type { ConsoleApp } from './console-app.ts';
import { expect, test } from './console-test.ts';
import { signInOn } from './first-steps.ts';

const getLock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });
const passwordIn = (page: Page) => getLock(page).getByLabel('Password', { exact: true });

const unlock = async (page: Page, { password } = libraryAdmin) => {
  await passwordIn(page).fill(password);
  await getLock(page).getByRole('button', { name: 'Unlock' }).click();
};

/** All text of the page that is exposed to screen readers. */
const readable = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; name?: { value?: string } }[];
  };
  await session.detach();
  return nodes.map(({ ignored, name }) => (ignored ? '' : (name?.value ?? ''))).join('\n');
};

const greyIn = async (app: ConsoleApp, ids: readonly string[]) => {
  const items = (await app.menu()).flatMap(({ entries }) => entries);
  return items.filter(({ id, enabled }) => ids.includes(id) && !enabled).map(({ id }) => id);
};

test('locked by its menu, the console shows, tells, copies and changes nothing; unlocked, all is as it was', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  await page.keyboard.press('Enter');
  const look = page.getByRole('dialog', { name: 'ring-1.jpg' });
  await expect(look).toBeVisible();
  const next = look.getByRole('button', { name: 'Next file' });
  await next.focus();
  expect(await readable(page)).toContain('ring-1.jpg');

  await staffApp.clearClipboard();
  await page.keyboard.press('ControlOrMeta+l');
  await expect(passwordIn(page)).toBeFocused();
  await expect(getLock(page)).toContainText(`Sign in as ${libraryAdmin.username} to continue.`);
  expect(await readable(page)).not.toContain('ring-');

  // Tabbing reaches only the lock's controls and, between two rounds, the page itself.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
  }
  await page.mouse.click(5, 5);
  for (const key of ['Escape', 'Escape', 'ArrowRight', '/', 'ControlOrMeta+a', 'ControlOrMeta+c'])
    await page.keyboard.press(key);
  await expect
    .poll(() => greyIn(staffApp, ['server-address', 'lock', 'sign-out', 'find', 'refresh']))
    .toHaveLength(5);
  await staffApp.choose('copy');
  await staffApp.choose('select-all');
  await staffApp.choose('zoom-in');
  await expect.poll(staffApp.window).toMatchObject({ zoomLevel: 0.5 });
  await staffApp.choose('zoom-reset');
  await expect(getLock(page)).toBeVisible();
  expect(await staffApp.clipboardText()).toBe('');

  await unlock(page, { ...libraryAdmin, password: 'guessed' });
  await expect(getLock(page).getByText('The password is incorrect.')).toBeVisible();
  await expect(passwordIn(page)).toBeFocused();
  await unlock(page);
  await expect(getLock(page)).toHaveCount(0);
  await expect(look).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Select All (1/3)')).toBeVisible();
  await expect.poll(() => greyIn(staffApp, ['lock', 'refresh'])).toEqual([]);
});

test('locks after the time that was set, and with the computer; no reload and no restart opens it', async ({
  staffApp,
  staffComputer,
}) => {
  const { page } = staffApp;
  await staffApp.setIdle(60 * 60);
  await page.getByRole('link', { name: 'Your account' }).click();
  await staffApp.lockComputer();
  await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
  await staffApp.setIdle(0);
  await page.getByRole('radio', { name: '15 minutes' }).check();
  await expect(page.getByRole('radio', { name: '15 minutes' })).toBeChecked();
  await expect(getLock(page)).toHaveCount(0);
  await staffApp.setIdle(15 * 60);
  await expect(passwordIn(page)).toBeFocused();
  await page.reload();
  await expect(passwordIn(page)).toBeFocused();
  await staffApp.kill();

  const again = await staffComputer.start();
  await expect(passwordIn(again.page)).toBeFocused();
  expect(await readable(again.page)).not.toContain('Media Library');
  await unlock(again.page);
  await expect(again.page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(getLock(again.page)).toHaveCount(0);
  await again.suspend();
  await expect(passwordIn(again.page)).toBeFocused();
  const settings = readFileSync(path.join(staffComputer.userData, 'settings.json'), 'utf8');
  expect(JSON.parse(settings)).toMatchObject({ lockMinutes: 15, locked: true });
});

test('files that arrive while it is locked are counted and not named', async ({ library, staffApp }) => {
  await library.open('?q=arrivals');
  await staffApp.choose('lock');
  await expect(getLock(library.page)).toBeVisible();
  await staffApp.act('minimize');
  await library.folder.add('arrivals/secret.jpg');
  await expect
    .poll(staffApp.notifications)
    .toEqual([{ title: 'A file has arrived', body: 'Unlock the console to see more.' }]);
});

test('a download goes on behind the lock, which names no file; how it ended is said afterwards', async ({
  app,
  computer,
  front,
}) => {
  const { page } = app;
  const target = path.join(computer.home, 'show.mp4');
  await page.getByRole('searchbox', { name: 'Search files' }).fill('show.mp4');
  const film = page.locator('[role=row][data-position]');
  await expect(film).toHaveCount(1);
  await film.click();
  front.hold();
  await app.queueSavePath(target);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText('Downloading show.mp4', { exact: true })).toBeVisible();
  await app.choose('lock');
  await expect(passwordIn(page)).toBeFocused();
  expect(await readable(page)).not.toContain('show.mp4');
  front.release();
  await expect.poll(() => existsSync(target)).toBe(true);
  await expect.poll(async () => (await app.progressBars()).at(-1)).toBe(-1);
  await expect(page.getByText('Downloading show.mp4', { exact: true })).toHaveCount(0);
  expect(await readable(page)).not.toContain('show.mp4');
  await unlock(page);
  await expect(page.getByText(`show.mp4: ${target}`, { exact: true })).toBeVisible();
});

test('without the server it says so and stays locked; signing out leads to the sign-in', async ({
  app,
  front,
}) => {
  const { page } = app;
  await app.choose('lock');
  await expect(passwordIn(page)).toBeFocused();
  await front.close();
  await unlock(page);
  await expect(getLock(page).getByText('The server cannot be reached.')).toBeVisible();
  await expect(passwordIn(page)).toHaveValue(libraryAdmin.password);
  await getLock(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(getLock(page)).toHaveCount(0);
});

test('a session that ends meanwhile leads to the sign-in, and the next one begins unlocked', async ({
  app,
  front,
  server,
}) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Refresh' }).click();
  const authorization = () => front.seen.find(({ headers }) => headers.authorization)?.headers.authorization;
  await expect.poll(authorization).toBeDefined();
  await app.choose('lock');
  await expect(passwordIn(page)).toBeFocused();
  const headers = { authorization: authorization() ?? '' };
  await fetch(`${server.origin}/api/admin/logout`, { method: 'POST', headers });
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signInOn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
  await expect(getLock(page)).toHaveCount(0);
});
