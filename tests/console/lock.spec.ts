import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../browser/support/axe.ts';
import { getFile } from '../library-suite/library-driver.ts';
import { libraryAdmin } from '../library-suite/library-server.ts';
import { expect, test, untilInLibrary } from './console-test.ts';
import { greyItems } from './menu-items.ts';

const getLock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });
const passwordIn = (page: Page) => getLock(page).getByLabel('Password', { exact: true });
const pinIn = (page: Page) => getLock(page).getByLabel('PIN', { exact: true });

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

test('locked by its menu, the console shows, tells, copies and changes nothing; unlocked, all is as it was', {
  tag: '@journey',
}, async ({ library, staffApp }) => {
  const { page } = library;
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  await page.keyboard.press('Enter');
  const look = page.getByRole('dialog', { name: 'ring-1.jpg' });
  await expect(look).toBeVisible();
  const next = look.getByRole('button', { name: 'Next file' });
  await next.focus();
  await expect.poll(() => readable(page)).toContain('ring-1.jpg');

  await staffApp.pressKey('ControlOrMeta+l');
  await expect(passwordIn(page)).toBeFocused();
  await expect(getLock(page)).toContainText(`Sign in as ${libraryAdmin.username} to continue.`);
  await expect.poll(() => readable(page)).not.toContain('ring-');

  // Tabbing reaches only the lock's controls and, between two rounds, the page itself.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = () => page.evaluate(() => document.activeElement?.matches('body, dialog *'));
    await expect.poll(isInside).toBe(true);
  }
  await page.mouse.click(5, 5);
  for (const key of ['Escape', 'Escape', 'ArrowRight', '/', 'ControlOrMeta+a', 'ControlOrMeta+c'])
    await staffApp.pressKey(key);
  await expect.poll(() => greyItems(staffApp)).toHaveLength(5);
  await staffApp.choose('copy');
  await staffApp.choose('select-all');
  await staffApp.choose('zoom-in');
  await expect.poll(staffApp.window).toMatchObject({ zoomLevel: 0.5 });
  await staffApp.choose('zoom-reset');
  await expect(getLock(page)).toBeVisible();
  // In Electron, keys copy what the lock says of itself.
  await expect.poll(staffApp.clipboardText).toMatch(/^(?:Locked\n[\s\S]*Sign out)?$/);

  await staffApp.act('minimize');
  await library.folder.add('arrivals/secret.jpg');
  await expect
    .poll(async () => {
      await staffApp.passTime(3000);
      return staffApp.notifications();
    })
    .toEqual([{ title: 'A file has arrived', body: 'Unlock the console to see more.' }]);
  await staffApp.forget();

  await unlock(page, { ...libraryAdmin, password: 'guessed' });
  await expect(getLock(page).getByText('The password is incorrect.')).toBeVisible();
  await expect(passwordIn(page)).toBeFocused();
  await expectNoViolations(page);
  await unlock(page);
  await expect(getLock(page)).toHaveCount(0);
  await expect(look).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Select All (1/3)')).toBeVisible();
  await expect.poll(() => greyItems(staffApp)).toEqual([]);
});

test('locks after the time that was set, and with the computer; no reload and no restart opens it', async ({
  staffComputer,
}) => {
  const staffApp = await staffComputer.start();
  const { page } = staffApp;
  await untilInLibrary(page);
  await staffApp.setIdle(60 * 60);
  await page.getByRole('link', { name: 'Your account' }).click();
  await staffApp.lockComputer();
  await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
  await staffApp.forget();
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
  await expect.poll(() => readable(again.page)).not.toContain('Media Library');
  await unlock(again.page);
  await expect(again.page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(getLock(again.page)).toHaveCount(0);
  await again.suspend();
  await expect(passwordIn(again.page)).toBeFocused();
  const settings = readFileSync(path.join(staffComputer.userData, 'settings.json'), 'utf8');
  expect(JSON.parse(settings)).toMatchObject({ lockMinutes: 15, locked: true });
});

test('a PIN unlocks in a second, also after a restart; wrong ones are counted, and end with the password', async ({
  ownApp: staffApp,
  computer,
}) => {
  const { page } = staffApp;
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByText('PIN and printing', { exact: true }).click();
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  const form = page.getByRole('form', { name: 'PIN' });
  await form.getByLabel('New PIN', { exact: true }).fill('123456');
  await form.getByLabel('Your password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(form.getByText('Choose digits that are harder to guess.')).toBeVisible();
  await form.getByLabel('New PIN', { exact: true }).fill('271828');
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(form.getByLabel('Your password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Your password', { exact: true }).fill(libraryAdmin.password);
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('button', { name: 'Change the PIN' })).toBeVisible();
  await staffApp.choose('lock');
  await expect(pinIn(page)).toBeFocused();
  await page.keyboard.type('314159');
  await expect(getLock(page).getByText('The PIN is wrong. 4 tries left.')).toBeVisible();
  await expect(pinIn(page)).toHaveValue('');
  await page.keyboard.type('271828');
  await expect(getLock(page)).toHaveCount(0);

  await staffApp.choose('lock');
  await expect(getLock(page)).toBeVisible();
  await staffApp.kill();
  const next = await computer.start();
  const again = next.page;
  for (const left of ['4 tries', '3 tries', '2 tries', 'One try']) {
    await pinIn(again).fill('314159');
    await expect(getLock(again).getByText(`The PIN is wrong. ${left} left.`)).toBeVisible();
  }
  await pinIn(again).fill('314159');
  await expect(getLock(again).getByText('The PIN was wrong five times. Enter your password.')).toBeVisible();
  await unlock(again);
  await expect(getLock(again)).toHaveCount(0);
  // Signing out ends it, with all that is kept of the session.
  const kept = ['pin.bin', 'session.bin', 'last-known.bin'].map((name) => path.join(computer.userData, name));
  await expect.poll(() => kept.filter(existsSync)).toEqual(kept);
  await next.choose('sign-out');
  await expect.poll(() => kept.filter(existsSync)).toEqual([]);
});
