import { readFileSync } from 'node:fs';
import path from 'node:path';
import { record, rows, sendThree } from '../inbox-suite/inbox-driver.ts';
import { libraryAdmin } from '../library-suite/library-server.ts';
import { appointmentRequest, contactMessage } from '../support/submission-builders.ts';
import { expect, test } from './inbox-test.ts';

const noor = contactMessage({ name: 'Noor Haddad', email: 'noor@example.com', phone: '561 555 0111' });
/** A day in the future when the test runs. */
const appointment = () => {
  const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  return appointmentRequest({ name: 'Ines Duarte', appointmentDate: `${day}T16:00:00.000Z` });
};

test.describe('notifications', () => {
  test.beforeEach(({ request }) => sendThree(request));

  test('say the kind of what visitors send, names only when they are switched on, and lead to it', async ({
    portal,
    app,
    request,
  }) => {
    const { page } = portal;
    // Requests from before the sign-in are unread, but cause no notification.
    await expect.poll(app.badge).toEqual({ count: 3, overlay: null });
    await app.choose('keep-in-tray');
    await expect.poll(async () => (await app.tray())?.tooltip).toContain(', 3 unread requests');
    await app.act('minimize');
    await request.post('/api/contact', { data: noor });
    await expect
      .poll(app.notifications)
      .toEqual([{ title: 'A new message', body: 'Open the console to read it.' }]);
    await expect.poll(app.badge).toMatchObject({ count: 4 });
    await app.clickNotification(0);
    await expect.poll(app.window).toMatchObject({ visible: true, minimized: false, focused: true });
    await expect(record(page)).toContainText('Noor Haddad');
    await expect.poll(app.badge).toMatchObject({ count: 3 });

    // In a visible window it is shown in the list, without a notification.
    await request.post('/api/contact', { data: { ...noor, name: 'Seen At Once' } });
    await expect(rows(page).first()).toContainText('Seen At Once');
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByRole('checkbox', { name: 'Show who has sent a new request' }).check();
    await app.act('close');
    await expect.poll(app.window).toMatchObject({ visible: false });
    await request.post('/api/appointment', { data: appointment() });
    await request.post('/api/contact', { data: { ...noor, name: 'Omar Reyes' } });
    await expect.poll(app.notifications).toHaveLength(2);
    expect((await app.notifications())[1]).toEqual({
      title: '2 new requests',
      body: expect.stringMatching(/^(?:Ines Duarte, Omar Reyes|Omar Reyes, Ines Duarte)$/),
    });
    await app.clickNotification(1);
    await portal.expectUrl('/admin/requests');
    await app.act('hide');
    await app.clickTray('tray-requests');
    await expect.poll(app.window).toMatchObject({ visible: true });
    await app.choose('sign-out');
    await expect.poll(app.badge).toEqual({ count: 0, overlay: null });
    expect((await app.tray())?.entries.map(({ id }) => id)).not.toContain('tray-requests');
    expect((await app.tray())?.tooltip).not.toContain('unread');
  });

  test('name nobody while the console is locked; a click leads to the lock, and then to the place', async ({
    portal,
    app,
    request,
  }) => {
    const { page } = portal;
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByRole('checkbox', { name: 'Show who has sent a new request' }).check();
    await expect.poll(app.badge).toMatchObject({ count: 3 });
    await app.choose('lock');
    const lock = page.getByRole('dialog', { name: 'Locked' });
    await expect(lock).toBeVisible();
    // Also while the window is visible, because the lock covers it.
    await request.post('/api/contact', { data: noor });
    await expect
      .poll(app.notifications)
      .toEqual([{ title: 'A new message', body: 'Unlock the console to see more.' }]);
    await app.act('minimize');
    await app.clickNotification(0);
    await expect.poll(app.window).toMatchObject({ visible: true, minimized: false, focused: true });
    await expect(lock.getByLabel('Password', { exact: true })).toBeFocused();
    // While locked, nothing is opened, and nothing is marked as read.
    await portal.expectUrl('/admin/account');
    expect(await app.badge()).toMatchObject({ count: 4 });
    await lock.getByLabel('Password', { exact: true }).fill(libraryAdmin.password);
    await lock.getByRole('button', { name: 'Unlock' }).click();
    await expect(record(page)).toContainText('Noor Haddad');
    await expect.poll(app.badge).toMatchObject({ count: 3 });
  });

  test('have buttons that open it or mark it as read, but none while the console is locked', async ({
    portal,
    app,
    request,
  }) => {
    const { page } = portal;
    await expect.poll(app.badge).toMatchObject({ count: 3 });
    await app.act('minimize');
    await request.post('/api/contact', { data: noor });
    await expect.poll(app.notifications).toHaveLength(1);
    await expect.poll(app.badge).toMatchObject({ count: 4 });
    await app.pressNotification(0, 'Mark as read');
    await expect.poll(app.badge).toMatchObject({ count: 3 });
    expect(await app.window()).toMatchObject({ minimized: true });

    await request.post('/api/contact', { data: { ...noor, name: 'Omar Reyes' } });
    await expect.poll(app.notifications).toHaveLength(2);
    await app.pressNotification(1, 'Show');
    await expect.poll(app.window).toMatchObject({ minimized: false, focused: true });
    await expect(record(page)).toContainText('Omar Reyes');

    await app.choose('lock');
    await request.post('/api/contact', { data: noor });
    await expect.poll(app.notifications).toHaveLength(3);
    await expect(app.pressNotification(2, 'Mark as read')).rejects.toThrow('no button');
  });

  test('pause until closing, and are counted meanwhile', async ({ app, portal, request }) => {
    const { page } = portal;
    const isTicked = async () =>
      (await app.menu()).flatMap(({ entries }) => entries).find(({ id }) => id === 'pause-notifications')
        ?.checked;
    await expect.poll(app.badge).toMatchObject({ count: 3 });
    await app.choose('keep-in-tray');
    await expect.poll(app.tray).toBeDefined();
    await app.choose('pause-notifications');
    await app.act('minimize');
    await request.post('/api/contact', { data: noor });
    await expect.poll(app.badge).toMatchObject({ count: 4 });
    // Longer than requests are collected for one notification.
    await page.waitForTimeout(4000);
    expect(await app.notifications()).toEqual([]);
    await app.clickTray('tray-pause');
    await expect.poll(isTicked).toBe(false);
    await request.post('/api/contact', { data: noor });
    await expect.poll(app.notifications).toHaveLength(1);
  });

  test('say once how many were missed while the connection was lost', async ({
    portal,
    line,
    app,
    request,
    complaints,
  }) => {
    complaints.expected(/ERR_|50\d|Failed to load/);
    const { page } = portal;
    await expect.poll(app.badge).toMatchObject({ count: 3 });
    await app.act('minimize');
    line.cut();
    await expect(page.getByText('The connection to the server was lost', { exact: false })).toBeVisible();
    // More than the latest requests on the dashboard.
    for (let sent = 0; sent < 7; sent += 1) await request.post('/api/contact', { data: noor });
    line.mend();
    await expect.poll(app.notifications).toEqual([{ title: '7 new requests', body: '7 messages' }]);
    await expect.poll(app.badge).toMatchObject({ count: 10 });
  });
});

test('searches and names stay out of settings and log', async ({ portal, app, computer, request }) => {
  await sendThree(request);
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
  await app.act('minimize');
  await request.post('/api/contact', { data: noor });
  await expect.poll(app.notifications).toHaveLength(1);
  await app.quit();
  expect(computer.log()).not.toBe('');
  expect(settings() + computer.log()).not.toMatch(/holloway|grace|noor|haddad|sapphire|example\.com/i);
});
