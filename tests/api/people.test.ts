import {
  type AccountEvent,
  accountEventsSchema,
  invitedSchema,
  type OpenSession,
  openSessionsSchema,
  type Person,
  peopleSchema,
} from '@jeweler/core/schemas';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/refusal.ts';
import { signInNew } from '../support/sign-in.ts';
import { testAdmin } from '../support/test-admin.ts';
import type { TestServer } from '../support/test-server.ts';
import { type Inbox, type Staff, startInbox } from './inbox/inbox.ts';
import { passTime, startMailingInbox } from './mail/mails.ts';

const ACCOUNTS = '/api/admin/accounts';
const PASSWORD = 'a quiet bench by the sea';
const HOUR = 3_600_000;

const people = async (staff: Staff): Promise<Person[]> =>
  peopleSchema.parse((await staff.get(ACCOUNTS)).body).people;
const person = async (staff: Staff, username: string): Promise<Person> => {
  const found = (await people(staff)).find((each) => each.username === username);
  if (!found) throw new Error(`There is no ${username}.`);
  return found;
};
const sessionsOf = async (staff: Staff): Promise<OpenSession[]> =>
  openSessionsSchema.parse((await staff.get('/api/admin/sessions')).body).sessions;
const events = async (staff: Staff): Promise<AccountEvent[]> =>
  accountEventsSchema.parse((await staff.get('/api/admin/account-events')).body).events;

/** Invites somebody without mail; resolves with the path of the link that is shown. */
const invite = async (staff: Staff, username = 'sal', role = 'staff'): Promise<string> => {
  const answer = await staff.post(ACCOUNTS, { username, role });
  expect(answer.status).toBe(200);
  return new URL(invitedSchema.parse(answer.body).link ?? '').pathname;
};

const submit = (server: TestServer, path: string, fields: Readonly<Record<string, string>>) =>
  server.request('POST', path, { body: new URLSearchParams(fields) });
const join = (server: TestServer, path: string, password = PASSWORD) =>
  submit(server, path, { name: 'Sal Moss', password, repeated: password });
const login = async (server: TestServer, username: string, password = PASSWORD): Promise<number> =>
  (await server.post('/api/admin/login', { username, password })).status;

const waitForMail = async (
  { mailServer }: Awaited<ReturnType<typeof startMailingInbox>>,
  count: number,
): Promise<string> => (await mailServer.received(count)).at(-1)?.source ?? '';
const linkIn = (mail: string): string => /\/staff\/[\w-]{43}/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[0] ?? '';

describe('inviting somebody', () => {
  test('without mail shows the link, by which the person sets name and password, once', async () => {
    const inbox = await startInbox();
    const { server } = inbox;
    const path = await invite(inbox);
    expect(await person(inbox, 'sal')).toMatchObject({ state: 'invited', role: 'staff', name: null });
    expect(await login(server, 'sal', '')).toBe(400);

    expect((await server.request('GET', path)).body).toContain('Set up your account');
    expect((await join(server, path, 'short')).body).toContain('12 to 500 characters');
    const other = { name: 'Sal', password: PASSWORD, repeated: 'another one entirely' };
    expect((await submit(server, path, other)).body).toContain('The two passwords differ.');
    expect(await join(server, path)).toMatchObject({ status: 200, body: expect.stringContaining('Sign in') });
    expect(await login(server, 'SAL')).toBe(200);
    expect(await person(inbox, 'sal')).toMatchObject({
      state: 'active',
      name: 'Sal Moss',
      lastSignInAt: expect.any(String),
    });
    expect((await join(server, path)).status).toBe(404);
    const { id } = await person(inbox, 'sal');
    expect((await inbox.post(`${ACCOUNTS}/${id}`, { role: 'staff' })).body).toEqual({ link: null });
  });

  test('of two who use a link at once one does; after 48 hours nobody, until there is another', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const path = await invite(inbox);
    const { id } = await person(inbox, 'sal');
    passTime(inbox, 48 * HOUR);
    expect((await inbox.server.request('GET', path)).status).toBe(404);
    const again = await inbox.post(`${ACCOUNTS}/${id}`, {});
    const { link } = invitedSchema.parse(again.body);
    const newPath = new URL(link ?? '').pathname;
    const answers = await Promise.all([join(inbox.server, newPath), join(inbox.server, newPath)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('a link that was sent to a wrong address is dead once the address is changed', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    await inbox.post(ACCOUNTS, { username: 'sal', role: 'staff', email: 'somebody-else@example.com' });
    const path = linkIn(await waitForMail(shop, 1));
    const { id } = await person(inbox, 'sal');
    expect((await inbox.post(`${ACCOUNTS}/${id}`, { email: 'sal@example.com' })).status).toBe(200);
    expect((await join(inbox.server, path)).status).toBe(404);
  });

  test('a username that somebody has is refused at its field', async () => {
    const inbox = await startInbox();
    expectRefusal(
      await inbox.post(ACCOUNTS, { username: testAdmin.username.toUpperCase(), role: 'owner' }),
      400,
      'validation',
    );
  });

  test('with mail sends the link, which is neither shown nor stored', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const answer = await inbox.post(ACCOUNTS, { username: 'sal', role: 'staff', email: 'sal@example.com' });
    expect(answer.body).toEqual({ link: null });
    const path = linkIn(await waitForMail(shop, 1));
    const stored = JSON.stringify(
      await inbox.server.database.query.selectFrom('outbox').selectAll().execute(),
    );
    expect(stored).not.toContain(path.slice('/staff/'.length));
    expect((await join(inbox.server, path)).status).toBe(200);
  });
});

describe('an owner', () => {
  test('removes somebody: sessions end, and the name stays in what they have done', async () => {
    const inbox = await startInbox();
    await join(inbox.server, await invite(inbox));
    const token = await inbox.colleague('kim');
    const { id } = await person(inbox, 'kim');
    expect((await inbox.post(`${ACCOUNTS}/${id}/remove`)).status).toBe(204);
    expect((await token.get('/api/admin/session')).status).toBe(401);
    expect((await inbox.get('/api/admin/session')).body).toMatchObject({ removed: ['kim'] });
    expect((await people(inbox)).map(({ username }) => username)).not.toContain('kim');
    expect((await events(inbox))[0]).toMatchObject({
      event: 'removed',
      about: 'kim',
      by: testAdmin.username,
    });
    // Somebody of that name is nobody who was removed.
    await invite(inbox, 'kim');
    expect((await inbox.get('/api/admin/session')).body).toMatchObject({ removed: [] });
  });

  test('who is the last one is neither removed nor made staff, also while another has only been invited', async () => {
    const inbox = await startInbox();
    await invite(inbox, 'sal', 'owner');
    const { id } = await person(inbox, testAdmin.username);
    expectRefusal(await inbox.post(`${ACCOUNTS}/${id}/remove`), 409, 'conflict');
    expectRefusal(await inbox.post(`${ACCOUNTS}/${id}`, { role: 'staff' }), 409, 'conflict');
    expect(await person(inbox, testAdmin.username)).toMatchObject({ role: 'owner' });
    const sal = await person(inbox, 'sal');
    const changed = { role: 'staff', email: 'sal@example.com' };
    expect((await inbox.post(`${ACCOUNTS}/${sal.id}`, changed)).status).toBe(200);
    expect(await person(inbox, 'sal')).toMatchObject(changed);
  });

  test('sees and ends everybody’s sessions; others only their own', async () => {
    const inbox = await startInbox();
    const kim = await signInNew(inbox.server, 'kim', 'staff');
    const authorization = `Bearer ${kim}`;
    const all = await sessionsOf(inbox);
    expect(all.map(({ username, isThis }) => [username, isThis]).sort()).toEqual([
      [testAdmin.username, true],
      ['kim', false],
    ]);
    const own = await inbox.server.request('GET', '/api/admin/sessions', { headers: { authorization } });
    expect(openSessionsSchema.parse(own.body).sessions).toHaveLength(1);
    const ids = all.map(({ id }) => id);
    expect((await inbox.server.post('/api/admin/sessions/end', { ids }, { authorization })).status).toBe(204);
    expect((await sessionsOf(inbox)).map(({ username }) => username)).toEqual([testAdmin.username]);
  });
});

describe('a forgotten password', () => {
  const FORGOTTEN = '/api/staff/forgotten-password';

  test('is answered the same for everybody; a link of 30 minutes ends all sessions', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const { server } = inbox;
    const { id } = await person(inbox, testAdmin.username);
    await inbox.post(`${ACCOUNTS}/${id}`, { email: 'Ada@example.com' });
    const answers = [];
    for (const username of ['nobody', 'ada@EXAMPLE.com'])
      answers.push(await server.post(FORGOTTEN, { username }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const path = linkIn(await waitForMail(shop, 1));
    expect((await server.request('GET', path)).body).toContain('Set a new password');
    expect((await submit(server, path, { password: PASSWORD, repeated: PASSWORD })).status).toBe(200);
    expect((await inbox.get('/api/admin/session')).status).toBe(401);
    expect([
      await login(server, testAdmin.username),
      await login(server, testAdmin.username, testAdmin.password),
    ]).toEqual([200, 401]);
  });

  test('three mails in an hour and no more; an old link is dead', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const { id } = await person(inbox, testAdmin.username);
    await inbox.post(`${ACCOUNTS}/${id}`, { email: 'ada@example.com' });
    for (const count of [1, 2, 3]) {
      await inbox.server.post(FORGOTTEN, { username: testAdmin.username });
      await waitForMail(shop, count);
    }
    await inbox.server.post(FORGOTTEN, { username: testAdmin.username });
    const path = linkIn(await waitForMail(shop, 3));
    passTime(inbox, HOUR / 2);
    expect((await inbox.server.request('GET', path)).status).toBe(404);
    await inbox.server.post(FORGOTTEN, { username: 'nobody' });
    expect((await events(inbox)).filter(({ event }) => event === 'forgot-password')).toHaveLength(3);
  });

  test('is only offered where mail is sent', async () => {
    const [without, withMail] = [await startInbox(), (await startMailingInbox()).inbox];
    const offer = async ({ server }: Inbox) => (await server.request('GET', '/api/staff/sign-in')).body;
    expect([await offer(without), await offer(withMail)]).toEqual([
      { sendsMail: false },
      { sendsMail: true },
    ]);
  });
});

describe('what happened', () => {
  test('is noted with who and from where: sign-ins, failed ones, exports and deletions', async () => {
    const inbox = await startInbox();
    const { server } = inbox;
    await login(server, testAdmin.username, testAdmin.password);
    await login(server, 'stranger');
    await inbox.post('/api/admin/subscribers/downloads');
    await server.post('/api/contact', { name: 'Ada', email: 'ada@example.com', message: 'Hello there' });
    await inbox.post('/api/admin/people/delete', { email: 'ada@example.com' });
    await expect
      .poll(async () => (await events(inbox)).map(({ event, by }) => [event, by]).sort())
      .toEqual(
        [
          ['signed-in', testAdmin.username],
          ['signed-in', testAdmin.username],
          ['sign-in-failed', 'stranger'],
          ['exported', testAdmin.username],
          ['deleted', testAdmin.username],
          ['added', 'Command line'],
        ].sort(),
      );
    expect((await events(inbox)).find(({ event }) => event === 'exported')).toMatchObject({
      about: 'the newsletter’s list',
      network: '127.0.0.1',
    });
    const { url } = (await inbox.post('/api/admin/account-events/downloads')).body as { url: string };
    expect((await server.request('GET', url)).body).toContain('Could not sign in');
  });

  test('a program that was never used before is told to the owner of the account, once', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const { id } = await person(inbox, testAdmin.username);
    await inbox.post(`${ACCOUNTS}/${id}`, { email: 'ada@example.com' });
    for (let count = 0; count < 2; count += 1)
      await inbox.server.post('/api/admin/login', testAdmin, {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      });
    expect(await waitForMail(shop, 1)).toContain('Firefox on Windows');
    expect((await sessionsOf(inbox)).map(({ device }) => device).sort()).toEqual([
      'Firefox on Windows',
      'Firefox on Windows',
      'Test',
    ]);
  });
});
