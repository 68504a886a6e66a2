import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../browser/support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from '../browser/support/layout.ts';
import { libraryAdmin } from '../library-suite/library-server.ts';
import { contactMessage } from '../support/submission-builders.ts';
import type { Computer } from './console-app.ts';
import { expect, test } from './inbox-test.ts';

const NAME = 'Ada Ferrer';
const PHONE = '(561) 555-0110';
/** As the visitor typed it. */
const TYPED_PHONE = '561 555 0110';
const fileOf = ({ userData }: Computer) => path.join(userData, 'last-known.bin');
const lastKnown = (page: Page) => page.getByRole('heading', { level: 1, name: 'Last known' });
const requestsIn = (place: Page) => place.getByRole('region', { name: 'Open requests' });
const getLock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });

/** A request that staff see on the page for today, and that main has kept. */
test.beforeEach(async ({ complaints, portal: { page }, request }) => {
  complaints.expected(/ERR_|net::|Failed to load resource/);
  await request.post('/api/contact', { data: contactMessage() });
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByText(NAME).first()).toBeVisible();
});

/** As a computer does that finds its network again; otherwise the page tries by itself, less and less often. */
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('with the server gone, Today shows what was last known, which axe, the keyboard and a small window find in order; all returns by itself', async ({
  portal: { page },
  app,
  ownLine,
}) => {
  ownLine.cut();
  await expect(lastKnown(page)).toBeVisible();
  await expect(
    page.getByText(/^As of .*, (just now|\d+ minutes? ago)\. Nothing can be changed/),
  ).toBeVisible();
  await expect(requestsIn(page)).toContainText(NAME);
  await expectNoViolations(page);
  await requestsIn(page).getByRole('link', { name: PHONE }).click();
  await expect.poll(app.opened).toEqual(['tel:+15615550110']);
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: PHONE })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(app.clipboardText).toBe(PHONE);
  await page.getByRole('link', { name: 'Media Library' }).click();
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  await page.getByRole('link', { name: 'Show today as last known' }).click();
  await expect(lastKnown(page)).toBeVisible();
  await app.setDark(true);
  await expectNoViolations(page);
  await app.setBounds({ x: 0, y: 0, width: 640, height: 480 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(640);
  await expectNoSidewaysScroll(page);
  await expectNoCutText(page);

  ownLine.mend();
  await online(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
});

test('started while the server is gone, it shows what it has kept, which the file tells nobody; locked, it shows nothing until the PIN has unlocked it', async ({
  portal: { page },
  app,
  computer,
  ownLine,
}) => {
  await page.getByRole('link', { name: /, your account$/ }).click();
  await page.getByText('PIN and printing', { exact: true }).click();
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  const form = page.getByRole('form', { name: 'PIN' });
  await form.getByLabel('New PIN', { exact: true }).fill('271828');
  await form.getByLabel('Your password', { exact: true }).fill(libraryAdmin.password);
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByRole('button', { name: 'Change the PIN' })).toBeVisible();
  await app.quit();
  const kept = readFileSync(fileOf(computer), 'latin1');
  for (const secret of [NAME, PHONE, TYPED_PHONE, 'prongs', 'appointments'])
    expect(kept).not.toContain(secret);

  ownLine.cut();
  const second = await computer.start();
  await expect(lastKnown(second.page)).toBeVisible();
  await expect(requestsIn(second.page)).toContainText(NAME);
  await second.choose('lock');
  await expect(getLock(second.page)).toBeVisible();
  await second.kill();

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
  await expect(lock).toHaveCount(0);
  await expect(requestsIn(again.page)).toContainText(NAME);
  await expectNoViolations(again.page);
  ownLine.mend();
  await online(again.page);
  await expect(again.page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});
