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
import { newToken, tokenHash } from '../../server/src/secret-token.ts';
import { smtpError } from '../support/mail-server.ts';
import { expectRefusal } from '../support/refusal.ts';
import { signInNew } from '../support/sign-in.ts';
import { testAdmin } from '../support/test-admin.ts';
import type { TestServer } from '../support/test-server.ts';
import { type Inbox, type Staff, startInbox } from './inbox/inbox.ts';
import { mailPage, passTime, startMailingInbox } from './mail/mails.ts';

const ACCOUNTS = '/api/admin/accounts';
const INVITATIONS = '/api/admin/invitations';
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
  accountEventsSchema.parse((await staff.get('/api/admin/happenings')).body).events;

/** Invites somebody without mail; resolves with the path of the link that is shown. */
const invite = async (staff: Staff, username = 'sal', role = 'staff'): Promise<string> => {
  const answer = await staff.post(INVITATIONS, { username, role });
  expect(answer.status).toBe(200);
  return new URL(invitedSchema.parse(answer.body).url ?? '').pathname;
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
    expectRefusal(await inbox.post(INVITATIONS, { username: 'sal', role: 'staff' }), 400, 'validation');
  });

  test('is accepted without the page too, by whom the invitation is for', async () => {
    const inbox = await startInbox();
    const { server } = inbox;
    const token = (await invite(inbox)).slice('/staff/'.length);
    const accept = (changes: object) =>
      server.post('/api/admin/invitations/accept', {
        token,
        name: 'Sal Moss',
        username: 'SAL',
        password: PASSWORD,
        ...changes,
      });
    expect(expectRefusal(await accept({ username: 'kim' }), 400, 'validation').fields).toEqual({
      username: 'This invitation is for sal.',
    });
    expectRefusal(await accept({ token: 'guessed' }), 404, 'not_found');
    const reset = { token, password: PASSWORD };
    expectRefusal(await server.post('/api/admin/password-resets/use', reset), 404, 'not_found');
    expect((await accept({})).status).toBe(204);
    expect(await login(server, 'sal')).toBe(200);
    expectRefusal(await accept({}), 404, 'not_found');
  });

  test('of two who use a link at once one does; after 48 hours nobody, until there is another', async () => {
    const inbox = await startInbox({ sessionHours: 1000 });
    const path = await invite(inbox);
    passTime(inbox, 48 * HOUR);
    expect((await inbox.server.request('GET', path)).status).toBe(404);
    const newPath = await invite(inbox);
    const answers = await Promise.all([join(inbox.server, newPath), join(inbox.server, newPath)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    // To the browser it may have been one press, made twice.
    const refused = answers.find(({ status }) => status === 404)?.body;
    expect(refused).toContain('If you have just set your password, sign in with it.');
    expect(refused).toContain('href="/admin"');
  });

  test('a link that was sent to a wrong address is dead once the address is changed', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    await inbox.post(ACCOUNTS, { username: 'sal', role: 'staff', email: 'somebody-else@example.com' });
    const path = linkIn(await waitForMail(shop, 1));
    const { id } = await person(inbox, 'sal');
    expect((await inbox.post(`${ACCOUNTS}/${id}/email`, { email: 'sal@example.com' })).status).toBe(204);
    expect((await join(inbox.server, path)).status).toBe(404);
  });

  test('with mail sends the link, which is neither shown nor stored', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const answer = await inbox.post(ACCOUNTS, { username: 'sal', role: 'staff', email: 'sal@example.com' });
    expect(answer.body).toEqual({});
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
    expectRefusal(await inbox.post(`${ACCOUNTS}/${id}/role`, { role: 'staff' }), 409, 'conflict');
    expect(await person(inbox, testAdmin.username)).toMatchObject({ role: 'owner' });
    const sal = await person(inbox, 'sal');
    const changed = { role: 'staff', email: 'sal@example.com' };
    expect((await inbox.post(`${ACCOUNTS}/${sal.id}/role`, changed)).status).toBe(204);
    expect((await inbox.post(`${ACCOUNTS}/${sal.id}/email`, changed)).status).toBe(204);
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
    const kims = await inbox.server.request('GET', '/api/admin/sessions', { headers: { authorization } });
    expect(openSessionsSchema.parse(kims.body).sessions).toHaveLength(1);
    const { id, accountId } = all.find(({ isThis }) => isThis) ?? { id: '', accountId: 0 };
    const staff = { authorization };
    // Somebody else's is not there for staff.
    await inbox.server.post(`/api/admin/sessions/${id}/end`, {}, staff);
    expectRefusal(
      await inbox.server.post(`${ACCOUNTS}/${accountId}/end-sessions`, {}, staff),
      403,
      'forbidden',
    );
    expect(await sessionsOf(inbox)).toHaveLength(2);
    const own = all.find(({ isThis }) => !isThis);
    await inbox.server.post(`${ACCOUNTS}/${own?.accountId}/end-sessions`, {}, staff);
    expect(await sessionsOf(inbox)).toHaveLength(2);
    expect((await inbox.post(`/api/admin/sessions/${own?.id}/end`)).status).toBe(204);
    expect((await sessionsOf(inbox)).map(({ username }) => username)).toEqual([testAdmin.username]);
    await signInNew(inbox.server, 'lou', 'staff');
    await inbox.post(`${ACCOUNTS}/${(await person(inbox, 'lou')).id}/end-sessions`);
    expect((await sessionsOf(inbox)).map(({ username }) => username)).toEqual([testAdmin.username]);
  });
});

describe('a forgotten password', () => {
  const FORGOTTEN = '/api/admin/password-resets';

  test('is answered the same for everybody; a link of 30 minutes ends all sessions', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const { server } = inbox;
    const { id } = await person(inbox, testAdmin.username);
    await inbox.post(`${ACCOUNTS}/${id}/email`, { email: 'Ada@example.com' });
    const answers = [];
    for (const username of ['nobody', 'ada@EXAMPLE.com'])
      answers.push(await server.post(FORGOTTEN, { username }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, ''],
      [202, ''],
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
    await inbox.post(`${ACCOUNTS}/${id}/email`, { email: 'ada@example.com' });
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

describe('a mail about an account', () => {
  test('is there for owners only, and gives its link to nobody', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const { server } = inbox;
    const { id } = await person(inbox, testAdmin.username);
    await inbox.post(`${ACCOUNTS}/${id}/email`, { email: 'ada@example.com' });
    await server.post('/api/admin/password-resets', { username: testAdmin.username });
    await inbox.post(ACCOUNTS, { username: 'sal', role: 'staff', email: 'sal@example.com' });
    await waitForMail(shop, 2);
    const staff = { authorization: `Bearer ${await signInNew(server, 'kim', 'staff')}` };
    const asStaff = (method: 'GET' | 'POST', path: string) =>
      method === 'GET' ? server.request(method, path, { headers: staff }) : server.post(path, {}, staff);
    const links = async () =>
      (await server.database.query.selectFrom('account_links').select('token_hash').execute()).length;
    const before = await links();

    const mails = (await mailPage(inbox)).mails;
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['account-invitation', 'account-password']);
    expect((await asStaff('GET', '/api/admin/mails')).body).toMatchObject({ mails: [], counts: { sent: 0 } });
    for (const mail of mails) {
      const path = `/api/admin/mails/${mail.id}`;
      expectRefusal(await asStaff('GET', path), 404, 'not_found');
      for (const act of ['text', 'send', 'write-off'])
        expectRefusal(await asStaff('POST', `${path}/${act}`), 404, 'not_found');
      expectRefusal(await inbox.post(`${path}/text`), 409, 'conflict');
      expect((await inbox.get(path)).body).toMatchObject({ state: 'sent' });
    }
    expect(await links()).toBe(before);
  });

  test('that waits is not sent to the address from before', async () => {
    const shop = await startMailingInbox();
    const { inbox, mailServer } = shop;
    mailServer.refuseRecipient = () => smtpError(450, 'Not now');
    const sal = { username: 'sal', role: 'staff' };
    await inbox.post(ACCOUNTS, { ...sal, email: 'somebody-else@example.com' });
    const states = async () => (await mailPage(inbox)).mails.map(({ state, reason }) => [state, reason]);
    await expect.poll(async () => String(await states())).toContain('Not now');
    mailServer.refuseRecipient = undefined;
    await inbox.post(ACCOUNTS, { ...sal, email: 'sal@example.com' });
    await waitForMail(shop, 1);
    passTime(inbox, HOUR);
    await expect.poll(states).toEqual([
      ['sent', null],
      ['written-off', 'It was written to a former address.'],
    ]);
    expect(mailServer.mails.map(({ to_ }) => to_[0])).toEqual(['sal@example.com']);
  });

  test('that invites leads nowhere once the account has a password', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    await inbox.post(ACCOUNTS, { username: 'sal', role: 'staff', email: 'sal@example.com' });
    expect((await join(inbox.server, linkIn(await waitForMail(shop, 1)))).status).toBe(200);
    const [{ id } = { id: 0 }] = (await mailPage(inbox)).mails;
    expect((await inbox.post(`/api/admin/mails/${id}/send`)).status).toBe(200);
    await expect.poll(async () => (await mailPage(inbox)).mails[0]?.reason).toMatch(/has been set up/);
    const token = newToken();
    const link = { token_hash: tokenHash(token), admin_id: (await person(inbox, 'sal')).id };
    const expires_at = new Date(inbox.server.time.now.getTime() + HOUR).toISOString();
    await inbox.server.database.writes.run((trx) =>
      trx
        .insertInto('account_links')
        .values({ ...link, purpose: 'invitation', expires_at })
        .execute(),
    );
    expect((await join(inbox.server, `/staff/${token}`, 'another password')).status).toBe(404);
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
    const { url } = (await inbox.post('/api/admin/happenings/downloads')).body as { url: string };
    expect((await server.request('GET', url)).body).toContain('Could not sign in');
  });

  test('a program that was never used before is told to the owner of the account, once', async () => {
    const shop = await startMailingInbox();
    const { inbox } = shop;
    const { id } = await person(inbox, testAdmin.username);
    await inbox.post(`${ACCOUNTS}/${id}/email`, { email: 'ada@example.com' });
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
