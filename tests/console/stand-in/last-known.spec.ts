import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../browser/support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from '../../browser/support/layout.ts';
import { libraryAdmin } from '../../library-suite/library-server.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { clickIfThere } from '../click-if-there.ts';
import type { Computer } from '../console-app.ts';
import { expect, test } from '../inbox-test.ts';

const NAME = 'Ada Ferrer';
const PHONE = '(561) 555-0110';
/** As the visitor typed it. */
const TYPED_PHONE = '561 555 0110';
const fileOf = ({ userData }: Computer) => path.join(userData, 'last-known.bin');
const lastKnown = (page: Page) => page.getByRole('heading', { level: 1, name: 'Last known' });
const requestsIn = (place: Page | Locator) => place.getByRole('region', { name: 'Open requests' });
const getLock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });
const openToday = (page: Page) => page.getByRole('link', { name: 'Today', exact: true }).click();

/** A request that staff see on the page for today, and that main has kept. */
const oneRequest = async (page: Page, send: () => Promise<unknown>) => {
  await send();
  await openToday(page);
  await expect(page.getByText(NAME).first()).toBeVisible();
};

test.beforeEach(({ complaints }) => complaints.expected(/ERR_|net::|Failed to load resource/));

test('with the server gone, Today shows what was last known; other screens keep what they have; all returns by itself', async ({
  portal,
  app,
  line,
  request,
}) => {
  const { page } = portal;
  await oneRequest(page, () => request.post('/api/contact', { data: contactMessage() }));
  line.cut();
  await expect(lastKnown(page)).toBeVisible();
  await expect(
    page.getByText(/^As of .*, (just now|\d+ minutes? ago)\. Nothing can be changed/),
  ).toBeVisible();
  await expect(requestsIn(page)).toContainText(NAME);
  await requestsIn(page).getByRole('link', { name: PHONE }).click();
  await expect.poll(app.opened).toEqual(['tel:+15615550110']);
  await requestsIn(page)
    .getByRole('button', { name: `Copy ${PHONE}` })
    .click();
  await expect.poll(app.clipboardText).toBe(PHONE);

  await page.getByRole('link', { name: 'Media Library' }).click();
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  await page.getByRole('link', { name: 'Show today as last known' }).click();
  await expect(lastKnown(page)).toBeVisible();

  line.mend();
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible({ timeout: 45_000 });
});

test('started while the server is gone, it shows what it has kept; the file says nothing to others', async ({
  portal,
  app,
  computer,
  line,
  request,
}) => {
  await oneRequest(portal.page, () => request.post('/api/contact', { data: contactMessage() }));
  await portal.page.getByRole('link', { name: 'Media Library' }).click();
  await app.quit();
  const kept = readFileSync(fileOf(computer), 'latin1');
  for (const secret of [NAME, PHONE, TYPED_PHONE, 'prongs', 'appointments'])
    expect(kept).not.toContain(secret);

  line.cut();
  const { page } = await computer.start();
  await expect(lastKnown(page)).toBeVisible();
  await expect(requestsIn(page)).toContainText(NAME);
  line.mend();
  await clickIfThere(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Media Library' })).toBeVisible();
});

test('a file that cannot be read is erased, and the screen says that nothing is known', async ({
  portal: _,
  app,
  computer,
  line,
}) => {
  await expect.poll(() => existsSync(fileOf(computer))).toBe(true);
  await app.quit();
  writeFileSync(fileOf(computer), 'v11 but not from this keyring at all');
  line.cut();
  const { page } = await computer.start();
  await expect(page.getByText(/^Nothing from the last two days is stored on this computer\./)).toBeVisible();
  expect(existsSync(fileOf(computer))).toBe(false);
});

test('signing out erases it, and so does a session that the server has ended', async ({
  portal,
  computer,
  ownServer,
  line,
}) => {
  const { page } = portal;
  await expect.poll(() => existsSync(fileOf(computer))).toBe(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => existsSync(fileOf(computer))).toBe(false);

  await page.getByLabel('Username').fill(libraryAdmin.username);
  await page.getByLabel('Password', { exact: true }).fill(libraryAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => existsSync(fileOf(computer))).toBe(true);
  const { authorization = '' } = line.seen.findLast(({ headers }) => headers.authorization)?.headers ?? {};
  await fetch(`${ownServer.origin}/api/admin/logout`, { method: 'POST', headers: { authorization } });
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expect.poll(() => existsSync(fileOf(computer))).toBe(false);
});

test.describe('without a keyring', () => {
  test.use({ computerOptions: { keyring: 'none' } });

  test('nothing is written', async ({ portal: { page }, computer, line }) => {
    await openToday(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
    line.cut();
    await expect(page.getByText(/^As of /)).toBeVisible();
    expect(existsSync(fileOf(computer))).toBe(false);
  });
});

test('a locked console shows nothing; a PIN shows it over the lock, also after a restart, and opens nothing', async ({
  portal,
  app,
  computer,
  line,
  request,
}) => {
  const { page } = portal;
  await oneRequest(page, () => request.post('/api/contact', { data: contactMessage() }));
  await page.getByRole('link', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  const form = page.getByRole('form', { name: 'PIN' });
  await form.getByLabel('New PIN', { exact: true }).fill('271828');
  await form.getByLabel('Your password', { exact: true }).fill(libraryAdmin.password);
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('button', { name: 'Change the PIN' })).toBeVisible();
  await app.choose('lock');
  await expect(getLock(page)).toBeVisible();
  line.cut();
  await app.kill();

  const again = await computer.start();
  const lock = getLock(again.page);
  await expect(
    again.page.getByText('The connection to the server was lost', { exact: false }),
  ).toBeAttached();
  const pin = lock.getByLabel('PIN', { exact: true });
  await pin.fill('314159');
  await expect(lock.getByText('The PIN is wrong. 4 tries left.')).toBeVisible();
  await expect(again.page.getByText(NAME)).toHaveCount(0);
  await pin.fill('271828');
  await expect(requestsIn(lock)).toContainText(NAME);
  await expectNoViolations(again.page);
  await again.setIdle(5 * 60);
  await expect(pin).toBeVisible();
  await expect(requestsIn(lock)).toHaveCount(0);
  await again.setIdle(0);
  await pin.fill('271828');
  await expect(requestsIn(lock)).toContainText(NAME);
  await lock.getByRole('button', { name: 'Hide it' }).click();
  await expect(pin).toBeFocused();

  await pin.fill('271828');
  await expect(requestsIn(lock)).toContainText(NAME);
  line.mend();
  await clickIfThere(lock.getByRole('button', { name: 'Try again' }));
  await expect(pin).toBeFocused();
  await pin.fill('271828');
  await expect(lock).toHaveCount(0);
});

for (const dark of [false, true])
  test(`axe finds nothing on it in ${dark ? 'dark' : 'light'}, the keyboard reaches it, and nothing is cut`, async ({
    portal: { page },
    app,
    line,
    request,
  }) => {
    await app.setDark(dark);
    await oneRequest(page, () => request.post('/api/contact', { data: contactMessage() }));
    line.cut();
    await expect(requestsIn(page)).toContainText(NAME);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: PHONE })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(app.clipboardText).toBe(PHONE);
    await page.setViewportSize({ width: 640, height: 480 });
    await expectNoSidewaysScroll(page);
    await expectNoCutText(page);
  });
