import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { Admins } from '../../server/src/accounts/admins.ts';
import { ensureFirstAdmin, firstPasswordFile } from '../../server/src/accounts/first-admin.ts';
import { PasswordHashing } from '../../server/src/accounts/password-hashing.ts';
import { ConcurrencyLimit } from '../../server/src/concurrency-limit.ts';
import { expectRefusal } from '../support/refusal.ts';
import { testAdmin } from '../support/test-admin.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../support/test-server.ts';

const LOGIN = '/api/admin/login';
const HOUR = 3_600_000;

const signIn = async (server: TestServer): Promise<{ token: string; expiresAt: string }> => {
  const answer = await server.post(LOGIN, testAdmin);
  expect(answer.status).toBe(200);
  return answer.body as { token: string; expiresAt: string };
};

/** Requests a route that does not exist: 404 with a valid session, 401 without. */
const knock = (server: TestServer, authorization?: string) =>
  server.request('GET', '/api/admin/nothing', authorization ? { headers: { authorization } } : {});

const sessions = ({ database }: TestServer) =>
  database.query.selectFrom('admin_sessions').selectAll().execute();

describe('POST /api/admin/login', () => {
  test('gives a token that opens the admin routes until it expires, and stores its hash only', async () => {
    const server = await startTestServer({ sessionHours: 2 });
    const { token, expiresAt } = await signIn(server);
    expect(expiresAt).toBe(new Date(TEST_NOW.getTime() + 2 * HOUR).toISOString());
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await sessions(server);
    expect(stored.map((row) => row.token_hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(JSON.stringify(stored)).not.toContain(token);

    expectRefusal(await knock(server, `Bearer ${token}`), 404, 'not_found');
    server.time.now = new Date(TEST_NOW.getTime() + 2 * HOUR - 1);
    expectRefusal(await knock(server, `Bearer ${token}`), 404, 'not_found');
    server.time.now = new Date(TEST_NOW.getTime() + 2 * HOUR);
    expectRefusal(await knock(server, `Bearer ${token}`), 401, 'unauthorized');
  });

  test('hashes a password again that was hashed with other parameters, and ends nothing', async () => {
    const server = await startTestServer();
    const { token } = await signIn(server);
    // Made with three passes instead of two.
    const old =
      '$argon2id$v=19$m=19456,t=3,p=1$RsZbqSEZKrdFmygs/jBBFA$EcHpHQsWbxfxVDrNiFqnNb3o3H/6aA+Vr0vhq67tjvI';
    await server.database.writes.run((trx) =>
      trx.updateTable('admins').set({ password_hash: old }).execute(),
    );
    const stored = async () =>
      (await server.database.query.selectFrom('admins').select('password_hash').executeTakeFirstOrThrow())
        .password_hash;
    expect((await server.post(LOGIN, { ...testAdmin, password: 'wrong' })).status).toBe(401);
    expect(await stored()).toBe(old);
    await signIn(server);
    await expect.poll(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const renewed = await stored();
    await signIn(server);
    expect(await stored()).toBe(renewed);
    expectRefusal(await knock(server, `Bearer ${token}`), 404, 'not_found');
  });

  test('takes a password that was set before new ones had to be longer, and a username in any case', async () => {
    const server = await startTestServer();
    await new Admins(server.database, new PasswordHashing(), () => TEST_NOW).add('Ada', 'short');
    expect((await server.post(LOGIN, { username: 'Ada', password: 'short' })).status).toBe(200);
    expect((await server.post(LOGIN, { ...testAdmin, username: ' TESTER ' })).status).toBe(200);
  });

  test('takes the first password, which only a terminal is shown', async () => {
    const server = await startTestServer();
    await server.database.writes.run((trx) => trx.deleteFrom('admins').execute());
    const admins = new Admins(server.database, new PasswordHashing(), () => TEST_NOW);
    const shown = await ensureFirstAdmin(admins, server.config, true);
    const password = /^First admin added: admin, password ([\w-]{16}) \(shown only this once\)$/.exec(
      shown ?? '',
    )?.[1];
    expect((await server.post(LOGIN, { username: 'admin', password })).status).toBe(200);
    expect(existsSync(firstPasswordFile(server.config.dataDir))).toBe(false);
  });

  test.each([
    ['a wrong password', { ...testAdmin, password: 'wrong' }],
    ['an unknown user', { ...testAdmin, username: 'nobody' }],
    ['the password in another case', { ...testAdmin, password: testAdmin.password.toUpperCase() }],
    ['a name that looks like SQL', { username: "' OR 1=1 --", password: "' OR 1=1 --" }],
  ])('refuses %s with the same words', async (_what, credentials) => {
    const server = await startTestServer();
    const refusal = expectRefusal(await server.post(LOGIN, credentials), 401, 'unauthorized');
    expect(refusal.message).toBe('Invalid credentials');
    expect(await sessions(server)).toEqual([]);
  });

  test('asks for what is missing', async () => {
    const server = await startTestServer();
    for (const [field, changes, message] of [
      ['username', { username: '  ' }, 'Username is required'],
      ['username', { username: undefined }, 'Username is required'],
      ['password', { password: '' }, 'Password is required'],
      ['password', { password: 12345 }, 'Password is required'],
    ] as const) {
      const answer = await server.post(LOGIN, { ...testAdmin, ...changes });
      expect(expectRefusal(answer, 400, 'validation')).toMatchObject({
        message,
        fields: { [field]: message },
      });
    }
  });

  test('hashes as much for an unknown user as for a wrong password, so that the time tells nothing', async () => {
    const server = await startTestServer();
    const hashings = vi.spyOn(ConcurrencyLimit.prototype, 'run');
    for (const username of [testAdmin.username, 'nobody']) {
      hashings.mockClear();
      await server.post(LOGIN, { username, password: 'wrong' });
      expect([username, hashings.mock.calls.length]).toEqual([username, 1]);
    }
    hashings.mockRestore();
  });

  test('clears away sessions that have ended', async () => {
    const server = await startTestServer({ sessionHours: 1 });
    await signIn(server);
    server.time.now = new Date(TEST_NOW.getTime() + HOUR / 2);
    await signIn(server);
    server.time.now = new Date(TEST_NOW.getTime() + HOUR);
    await signIn(server);
    expect((await sessions(server)).map((row) => row.created_at).sort()).toEqual([
      new Date(TEST_NOW.getTime() + HOUR / 2).toISOString(),
      new Date(TEST_NOW.getTime() + HOUR).toISOString(),
    ]);
  });
});

describe('the limit of failed logins', () => {
  test('counts failures of one address and then refuses even the right password', async () => {
    const server = await startTestServer({ loginRateLimit: 2 });
    const wrong = { ...testAdmin, password: 'wrong' };
    expectRefusal(await server.post(LOGIN, wrong), 401, 'unauthorized');
    expectRefusal(await server.post(LOGIN, wrong), 401, 'unauthorized');
    const refused = await server.post(LOGIN, testAdmin);
    expectRefusal(refused, 429, 'rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('does not count sign-ins, nor forms that were filled in badly', async () => {
    const server = await startTestServer({ loginRateLimit: 1 });
    for (let round = 0; round < 3; round += 1) {
      expect((await server.post(LOGIN, testAdmin)).status).toBe(200);
      expectRefusal(await server.post(LOGIN, { username: 'x' }), 400, 'validation');
    }
    expectRefusal(await server.post(LOGIN, { ...testAdmin, password: 'wrong' }), 401, 'unauthorized');
    expectRefusal(await server.post(LOGIN, testAdmin), 429, 'rate_limited');
  });
});

test('POST /api/admin/logout revokes that session and no other, as often as it is asked, and is content without one', async () => {
  const server = await startTestServer();
  const [mine, other] = [await signIn(server), await signIn(server)];
  const logout = (token: string) =>
    server.request('POST', '/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(await logout(mine.token)).toMatchObject({ status: 204, body: '' });
  expect((await logout(mine.token)).status).toBe(204);
  expect((await server.request('POST', '/api/admin/logout')).status).toBe(204);
  expectRefusal(await knock(server, `Bearer ${mine.token}`), 401, 'unauthorized');
  expectRefusal(await knock(server, `Bearer ${other.token}`), 404, 'not_found');
});

test('everything else under /api/admin is closed to whatever is no session', async () => {
  const server = await startTestServer();
  for (const authorization of [
    undefined,
    'Bearer',
    'Bearer ',
    'Bearer wrong',
    'Basic dGVzdDp0ZXN0',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(10_000)}`,
    'Bearer a b',
  ]) {
    expectRefusal(await knock(server, authorization), 401, 'unauthorized');
  }
});
