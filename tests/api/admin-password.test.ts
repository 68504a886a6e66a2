import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AdminSessions } from '../../server/src/accounts/admin-sessions.ts';
import { firstPasswordFile, writeFirstPassword } from '../../server/src/accounts/first-admin.ts';
import { expectRefusal } from '../support/refusal.ts';
import { testAdmin } from '../support/test-admin.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { readEvents } from './media-library/event-reader.ts';

const NEW_PASSWORD = 'another password for tests';
const CHANGE = '/api/admin/password';
const UNLOCK = '/api/admin/unlock';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const change = (server: TestServer, token: string, payload: object = {}) =>
  server.post(
    CHANGE,
    { currentPassword: testAdmin.password, newPassword: NEW_PASSWORD, ...payload },
    bearer(token),
  );
const unlock = (server: TestServer, token: string, password: unknown) =>
  server.post(UNLOCK, { password }, bearer(token));
const getStatus = async (server: TestServer, token: string) =>
  (await server.request('GET', '/api/admin/session', { headers: bearer(token) })).status;
const login = async (server: TestServer, password: string) =>
  (await server.post('/api/admin/login', { ...testAdmin, password })).status;
const signIn = async (server: TestServer): Promise<string> => {
  const { body } = await server.post('/api/admin/login', testAdmin);
  return (body as { token: string }).token;
};

const ORIGIN = { device: 'Test', network: '127.0.0.1' };

describe('POST /api/admin/password', () => {
  test('replaces the password and deletes the file with the first one: the session goes on, every other one of the person ends', async () => {
    const server = await startTestServer();
    const [mine, phone] = [await signIn(server), await signIn(server)];
    // Both are cached in the server's memory, where they must not survive being ended.
    expect([await getStatus(server, mine), await getStatus(server, phone)]).toEqual([200, 200]);
    writeFirstPassword(server.config.dataDir, testAdmin.username, testAdmin.password);
    expect(await change(server, mine)).toMatchObject({ status: 204, body: '' });
    expect(existsSync(firstPasswordFile(server.config.dataDir))).toBe(false);
    expect([await getStatus(server, mine), await getStatus(server, phone)]).toEqual([200, 401]);
    expect([await login(server, testAdmin.password), await login(server, NEW_PASSWORD)]).toEqual([401, 200]);
  });

  test('a session that is opened after it with a password checked before it is refused', async () => {
    const server = await startTestServer();
    const sessions = new AdminSessions(server.database, () => server.time.now, 12);
    const checked = await server.database.query.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
    expect(await sessions.open(checked, ORIGIN)).toMatchObject({ token: expect.any(String) });
    expect((await change(server, await signIn(server))).status).toBe(204);
    expect(await sessions.open(checked, ORIGIN)).toBeUndefined();
    expect(await sessions.open({ ...checked, id: 999 }, ORIGIN)).toBeUndefined();
  });

  test('no sign-in that runs beside it leaves a session with the old password', async () => {
    const server = await startTestServer();
    const mine = await signIn(server);
    const signIns = Array.from({ length: 20 }, () => server.post('/api/admin/login', testAdmin));
    const changed = change(server, mine);
    const answers = [...(await Promise.all(signIns)), ...(await Promise.all([changed]))];
    expect(answers.at(-1)?.status).toBe(204);
    for (const { status, body } of answers.slice(0, -1)) {
      expect([200, 401]).toContain(status);
      if (status === 200) expect(await getStatus(server, (body as { token: string }).token)).toBe(401);
    }
  });

  test('leaves the sessions of other people alone', async () => {
    const server = await startTestServer();
    const { password_hash } = await server.database.query
      .selectFrom('admins')
      .selectAll()
      .executeTakeFirstOrThrow();
    await server.database.writes.run((trx) =>
      trx
        .insertInto('admins')
        .values({ username: 'Mara', username_key: 'mara', password_hash, created_at: '2026-01-01T00:00:00Z' })
        .execute(),
    );
    const { body } = await server.post('/api/admin/login', { ...testAdmin, username: 'Mara' });
    const { token: hers } = body as { token: string };
    expect((await change(server, await signIn(server))).status).toBe(204);
    expect(await getStatus(server, hers)).toBe(200);
  });

  test('ends the event streams of the sessions that end, and no other', async () => {
    const server = await startTestServer();
    const [mine, phone] = [await signIn(server), await signIn(server)];
    const [own, others] = [await readEvents(server.url, mine), await readEvents(server.url, phone)];
    let isOwnOver = false;
    const note = () => {
      isOwnOver = true;
    };
    own.ended.then(note, note);
    await change(server, mine);
    await others.ended;
    // Later events still arrive.
    const { length } = own.revisions('submission');
    await server.post('/api/subscribe', { email: 'someone@example.com' });
    await expect.poll(() => own.revisions('submission').length).toBeGreaterThan(length);
    expect(isOwnOver).toBe(false);
  });

  test('is repeated for ten minutes, its answer lost, by the password that is the new one', async () => {
    const server = await startTestServer({ loginRateLimit: 2 });
    const token = await signIn(server);
    for (let round = 0; round < 4; round += 1) expect((await change(server, token)).status).toBe(204);
    expect((await change(server, token, { newPassword: 'a third one entirely' })).status).toBe(400);
    server.time.now = new Date(server.time.now.getTime() + 600_000);
    expect((await change(server, token)).status).toBe(400);
    expect((await change(server, token)).status).toBe(429);
  });

  test('a wrong present password is said at its field, and the session goes on', async () => {
    const server = await startTestServer();
    const token = await signIn(server);
    const refused = await change(server, token, { currentPassword: 'guessed' });
    expect(expectRefusal(refused, 400, 'validation')).toMatchObject({
      message: 'The password is incorrect.',
      fields: { currentPassword: 'The password is incorrect.' },
    });
    expect(await getStatus(server, token)).toBe(200);
    expect(await login(server, testAdmin.password)).toBe(200);
  });

  test('a new password that cannot be taken is refused at its field', async () => {
    const server = await startTestServer();
    const token = await signIn(server);
    for (const [what, payload, message] of [
      ['too short', { newPassword: 'elevenchars' }, 'The password must be 12 to 500 characters long.'],
      [
        'the old one',
        { newPassword: testAdmin.password },
        'The new password must be different from the current one.',
      ],
      ['missing', { newPassword: undefined }, 'The password must be 12 to 500 characters long.'],
    ] as const) {
      const refused = await change(server, token, payload);
      expect([what, expectRefusal(refused, 400, 'validation').fields]).toEqual([
        what,
        { newPassword: message },
      ]);
      expect(await login(server, testAdmin.password)).toBe(200);
    }
  });

  test('of two changes at once one is made, and the other is told so', async () => {
    const server = await startTestServer();
    const tokens = [await signIn(server), await signIn(server)];
    const passwords = ['the first of both', 'the second of both'];
    const answers = await Promise.all(
      tokens.map((token, each) => change(server, token, { newPassword: passwords[each] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    const made = answers.findIndex(({ status }) => status === 204);
    expect(await login(server, passwords[made] ?? '')).toBe(200);
    expect(await login(server, passwords[1 - made] ?? '')).toBe(401);
  });

  test('nothing that was typed stands in the log', async () => {
    const server = await startTestServer({ logLevel: 'debug' });
    const token = await signIn(server);
    await change(server, token, { currentPassword: 'mistyped by hand' });
    await change(server, token);
    const log = JSON.stringify(server.logged);
    expect(log).toContain(CHANGE);
    for (const typed of ['mistyped by hand', testAdmin.password, NEW_PASSWORD, testAdmin.username]) {
      expect(log).not.toContain(typed);
    }
  });
});

test('POST /api/admin/unlock takes the password of whose session it is, and opens no session; any other is refused at its field', async () => {
  const server = await startTestServer();
  const token = await signIn(server);
  expect(await unlock(server, token, testAdmin.password)).toMatchObject({ status: 204, body: '' });
  const sessions = await server.database.query.selectFrom('admin_sessions').selectAll().execute();
  expect(sessions).toHaveLength(1);
  expect(expectRefusal(await unlock(server, token, 'guessed'), 400, 'validation').fields).toEqual({
    password: 'The password is incorrect.',
  });
  expect(expectRefusal(await unlock(server, token, ''), 400, 'validation').fields).toEqual({
    password: 'Password is required',
  });
  expect(await getStatus(server, token)).toBe(200);
  expectRefusal(await unlock(server, 'nobody', testAdmin.password), 401, 'unauthorized');
});

test('wrong passwords count together with failed sign-ins, and nothing else does', async () => {
  const server = await startTestServer({ loginRateLimit: 3 });
  const token = await signIn(server);
  for (let round = 0; round < 4; round += 1) {
    expect((await unlock(server, token, testAdmin.password)).status).toBe(204);
    expect((await change(server, token, { newPassword: 'short' })).status).toBe(400);
  }
  expect((await unlock(server, token, 'guessed')).status).toBe(400);
  expect((await change(server, token, { currentPassword: 'guessed' })).status).toBe(400);
  expect(await login(server, 'guessed')).toBe(401);
  const refused = await unlock(server, token, testAdmin.password);
  expectRefusal(refused, 429, 'rate_limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expectRefusal(await change(server, token), 429, 'rate_limited');
  expect(await login(server, testAdmin.password)).toBe(429);
  expect(await getStatus(server, token)).toBe(200);
});
