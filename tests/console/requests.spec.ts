import { readFileSync } from 'node:fs';
import path from 'node:path';
import { record, rows, sendThree } from '../inbox-suite/inbox-driver.ts';
import { contactMessage } from '../support/submission-builders.ts';
import type { ConsoleApp } from './console-app.ts';
import { expect, test } from './inbox-test.ts';
import { menuItem } from './menu-items.ts';

const noor = contactMessage({ name: 'Noor Haddad', email: 'noor@example.com', phone: '561 555 0111' });

test.beforeEach(({ request }) => sendThree(request));

/** Waits until so many are unread, and ends the time for which new ones are collected. */
const collected = async (app: ConsoleApp, unread: number) => {
  await expect.poll(app.badge).toBe(unread);
  await app.passTime(3000);
};

test('notifications say the kind of what visitors send, names only when they are switched on, lead to it, and pause; what is unread is counted at the icon', {
  tag: '@journey',
}, async ({ portal, app, request }) => {
  const { page } = portal;
  const isPaused = async () => (await menuItem(app, 'pause-notifications'))?.checked;
  // Requests from before the sign-in are unread, but cause no notification.
  await expect.poll(app.badge).toBe(3);
  await app.choose('keep-in-tray');
  await expect.poll(async () => (await app.tray())?.tooltip).toContain(', 3 unread requests');
  await app.act('minimize');

  await test.step('paused, they are counted only', async () => {
    await app.choose('pause-notifications');
    await request.post('/api/contact', { data: noor });
    await collected(app, 4);
    await expect.poll(app.notifications).toEqual([]);
    await app.clickTray('tray-pause');
    await expect.poll(isPaused).toBe(false);
  });
  await request.post('/api/contact', { data: { ...noor, name: 'Omar Reyes' } });
  await collected(app, 5);
  await expect
    .poll(app.notifications)
    .toEqual([{ title: 'A new message', body: 'Open the console to read it.' }]);
  await app.clickNotification(0);
  await expect.poll(app.window).toMatchObject({ visible: true, minimized: false, focused: true });
  await expect(record(page)).toContainText('Omar Reyes');
  await expect.poll(app.badge).toBe(4);
  await app.act('minimize');
  await request.post('/api/contact', { data: { ...noor, name: 'Rosa Lind' } });
  await collected(app, 5);
  await expect.poll(app.notifications).toHaveLength(2);
  await app.pressNotification(1, 'Mark as read');
  await expect.poll(app.badge).toBe(4);
  await expect.poll(app.window).toMatchObject({ minimized: true });
  await app.clickTray('tray-show');

  // In a visible window it is shown in the list, without a notification.
  await request.post('/api/contact', { data: { ...noor, name: 'Seen At Once' } });
  await expect(rows(page).first()).toContainText('Seen At Once');
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('checkbox', { name: 'Show who has sent a new request' }).check();
  await app.act('close');
  await expect.poll(app.window).toMatchObject({ visible: false });
  await request.post('/api/contact', { data: { ...noor, name: 'Ines Duarte' } });
  await collected(app, 6);
  await expect
    .poll(async () => (await app.notifications()).slice(2))
    .toEqual([{ title: 'A new message', body: 'Ines Duarte' }]);
  await app.clickNotification(2);
  await expect(record(page)).toContainText('Ines Duarte');
  await app.act('hide');
  await app.clickTray('tray-requests');
  await expect.poll(app.window).toMatchObject({ visible: true });
  await portal.expectUrl('/admin/requests');
  await app.choose('sign-out');
  await expect.poll(app.badge).toBe(0);
  await expect
    .poll(async () => (await app.tray())?.entries.map(({ id }) => id))
    .not.toContain('tray-requests');
  await expect.poll(async () => (await app.tray())?.tooltip).not.toContain('unread');
});

test('how many were missed while the connection was lost is said once; searches and names stay out of settings and log', async ({
  portal,
  ownLine,
  app,
  computer,
  request,
  complaints,
}) => {
  complaints.expected(/ERR_|50\d|Failed to load/);
  const { page } = portal;
  await page.getByRole('link', { name: 'Requests' }).click();
  await page.getByRole('searchbox', { name: 'Search requests' }).fill('holloway');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().click();
  await expect(record(page)).toContainText('Grace Holloway');
  const url = new URL(page.url()).pathname;
  const settings = () => readFileSync(path.join(computer.userData, 'settings.json'), 'utf8');
  // Stored by its reference, which contains no personal data.
  await expect.poll(() => JSON.parse(settings()).place).toBe(url);
  await expect.poll(app.badge).toBe(2);

  await app.act('minimize');
  ownLine.cut();
  await expect(page.getByText('The connection to the server was lost', { exact: false })).toBeAttached();
  // More than the latest requests on the dashboard.
  for (let sent = 0; sent < 7; sent += 1) await request.post('/api/contact', { data: noor });
  ownLine.mend();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(app.badge).toBe(9);
  await expect
    .poll(async () => {
      await app.passTime(3000);
      return app.notifications();
    })
    .toEqual([{ title: '7 new requests', body: '7 messages' }]);
  await app.quit();
  expect(computer.log()).not.toBe('');
  expect(settings() + computer.log()).not.toMatch(/holloway|grace|noor|haddad|sapphire|example\.com/i);
});
