import { rmSync, statSync } from 'node:fs';
import type { FactorSetup, SignedInAdmin } from '@jeweler/core/schemas';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { AdminSessions } from '../../server/src/accounts/admin-sessions.ts';
import { factorKeyFile } from '../../server/src/accounts/factor-key.ts';
import { SecondFactors } from '../../server/src/accounts/second-factors.ts';
import { adminCommand } from '../../server/src/commands/admin.ts';
import { runWith } from '../support/command-host.ts';
import { expectRefusal } from '../support/refusal.ts';
import { signIn, signInNew } from '../support/sign-in.ts';
import { testAdmin } from '../support/test-admin.ts';
import { type Answer, startTestServer, type TestServer } from '../support/test-server.ts';

const MINUTE = 60_000;
const PATH = '/api/admin/second-factor';
const LOCKED = 'Too many wrong codes: none is accepted for 15 minutes.';
const WRONG = 'The code is incorrect.';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const login = (server: TestServer, more: object = {}) =>
  server.post('/api/admin/login', { ...testAdmin, ...more });
const wait = ({ time }: TestServer, milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const stateOf = async (server: TestServer, token: string) => {
  const { body } = await server.request('GET', '/api/admin/session', { headers: bearer(token) });
  return (body as SignedInAdmin).secondFactor;
};
const codesIn = ({ body }: Answer) => (body as { codes: string[] }).codes;

/** A server whose admin has a second factor, as the portal sets it up. */
const start = async (settings: Parameters<typeof startTestServer>[0] = {}) => {
  const server = await startTestServer(settings);
  const token = await signIn(server);
  const begun = await server.post(`${PATH}/begin`, { password: testAdmin.password }, bearer(token));
  const { secret } = begun.body as FactorSetup;
  const totp = new TOTP({ secret });
  /** The code that an app shows, or showed some steps ago. */
  const code = (steps = 0) => totp.generate({ timestamp: server.time.now.getTime() + steps * 30_000 });
  const confirmed = await server.post(`${PATH}/confirm`, { code: code() }, bearer(token));
  wait(server, MINUTE);
  return { server, token, begun, code, recovery: codesIn(confirmed) };
};
const refusedLogin = async (server: TestServer, more: object = {}) =>
  expectRefusal(await login(server, more), 401, 'second_factor').message;

test('is set up with the password and a code, and from then on the password alone opens no session', async () => {
  const { server, token, begun, code, recovery } = await start();
  expect((begun.body as FactorSetup).uri).toMatch(
    /^otpauth:\/\/totp\/.+Tester\?issuer=.+secret=[A-Z2-7]{32}/,
  );
  expect(new Set(recovery).size).toBe(10);
  expect(await refusedLogin(server)).toMatch(/^Please enter the six digits/);
  expect((await login(server, { code: code() })).body).toMatchObject({ token: expect.any(String) });
  expect(await stateOf(server, token)).toEqual({
    since: '2026-06-01T16:00:00.000Z',
    codesLeft: 10,
    from: null,
    isDemanded: false,
  });
  expectRefusal(await login(server, { password: 'wrong', code: code() }), 401, 'unauthorized');
  // Nothing in the database makes codes, and nobody but the server reads the key.
  const stored = JSON.stringify(
    await server.database.query.selectFrom('second_factors').selectAll().execute(),
  );
  for (const secret of [(begun.body as FactorSetup).secret, ...recovery, recovery[0]?.replaceAll('-', '')])
    expect(stored).not.toContain(secret);
  expect(statSync(factorKeyFile(server.config.dataDir)).mode & 0o777).toBe(0o600);
});

test('takes a code of the step before or after, each once, and an older one never', async () => {
  const { server, code } = await start();
  expect(await refusedLogin(server, { code: code(-2) })).toBe(WRONG);
  expect(await refusedLogin(server, { code: code(2) })).toBe(WRONG);
  expect((await login(server, { code: code(-1) })).status).toBe(200);
  const both = await Promise.all([login(server, { code: code(1) }), login(server, { code: code(1) })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await refusedLogin(server, { code: code() })).toBe(
    'This code has been used. Please wait for the next one.',
  );
});

test('takes each recovery code once, as it was printed or typed in a hurry', async () => {
  const { server, token, recovery } = await start();
  const [first = '', second = ''] = recovery;
  expect((await login(server, { code: first })).status).toBe(200);
  expect(await refusedLogin(server, { code: first })).toBe(WRONG);
  expect((await login(server, { code: ` ${second.toLowerCase().replaceAll('-', ' ')}` })).status).toBe(200);
  expect(await stateOf(server, token)).toMatchObject({ codesLeft: 8 });
});

test('is locked by five wrong codes for fifteen minutes, tells its owner, and takes not even the right one', async () => {
  const { server, code, recovery } = await start();
  for (let round = 1; round < 5; round += 1)
    expect(await refusedLogin(server, { code: '000000' })).toBe(WRONG);
  expect(await refusedLogin(server, { code: 'NOT-A-CODE' })).toBe(LOCKED);
  expect(await refusedLogin(server, { code: code() })).toBe(LOCKED);
  expect(await refusedLogin(server, { code: recovery[0] })).toBe(LOCKED);
  expect(await server.database.query.selectFrom('outbox').select(['kind', 'facts']).execute()).toEqual([
    { kind: 'second-factor-locked', facts: '{"account":{"id":1,"username":"Tester"}}' },
  ]);
  expect(server.logged.map(({ msg }) => msg).join()).toContain('A second factor is locked for 15 minutes');
  wait(server, 15 * MINUTE);
  expect((await login(server, { code: code() })).status).toBe(200);
});

test('wrong codes count with wrong passwords of the address', async () => {
  const { server, code } = await start({ loginRateLimit: 2 });
  await login(server, { code: '000000' });
  await login(server, { code: '000000' });
  expectRefusal(await login(server, { code: code() }), 429, 'rate_limited');
});

test('of a thousand codes with the right password none opens a session, at once or over days', async () => {
  const { server, code } = await start();
  // Without the hashing of a sign-in, which takes most of its time.
  const { database, time } = server;
  const clock = () => time.now;
  const factors = new SecondFactors({
    ...server,
    clock,
    log: { warn: () => {}, error: () => {} },
    tellLocked: async () => {},
  });
  const sessions = new AdminSessions(database, clock, 12);
  const admin = await database.query.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
  const attempt = (guess: string) =>
    sessions.open(admin, { device: 'Test', network: '127.0.0.1' }, (trx) => factors.check(trx, admin, guess));
  const guesses = Array.from({ length: 500 }, (_, index) => String(index * 1999).padStart(6, '0'));
  const right = [-1, 0, 1].map((steps) => code(steps));
  const wrong = guesses.filter((guess) => !right.includes(guess));
  const atOnce = await Promise.all([...wrong.slice(0, 5), ...right, ...wrong.slice(5)].map(attempt));
  expect(atOnce.filter((outcome) => outcome === 'wrong')).toHaveLength(4);
  expect(atOnce.filter((outcome) => outcome === 'locked')).toHaveLength(atOnce.length - 4);
  let opened = 0;
  for (const [index, guess] of guesses.entries()) {
    if (index % 5 === 0) wait(server, 15 * MINUTE);
    if ([-1, 0, 1].some((steps) => code(steps) === guess)) continue;
    if (typeof (await attempt(guess)) === 'object') opened += 1;
  }
  expect(opened).toBe(0);
});

test('ends the sessions that were opened without it, but the one that set it up', async () => {
  const server = await startTestServer();
  const [mine, other] = [await signIn(server), await signIn(server)];
  const { body } = await server.post(`${PATH}/begin`, { password: testAdmin.password }, bearer(mine));
  const timestamp = server.time.now.getTime();
  const code = new TOTP({ secret: (body as FactorSetup).secret }).generate({ timestamp });
  expect(await stateOf(server, other)).toMatchObject({ since: null });
  expect((await server.post(`${PATH}/confirm`, { code }, bearer(mine))).status).toBe(200);
  expect(await stateOf(server, mine)).toMatchObject({ since: expect.any(String) });
  expect(await stateOf(server, other)).toBeUndefined();
});

test('turning it on again, its answer lost, gives new recovery codes to whoever has the secret', async () => {
  const { server, token, begun, code, recovery } = await start();
  const { secret } = begun.body as FactorSetup;
  const confirm = (payload: object) => server.post(`${PATH}/confirm`, payload, bearer(token));
  const used = code(-2);
  for (const guess of [undefined, '', 'GUESSED'])
    expectRefusal(await confirm({ code: code(), secret: guess }), 409, 'conflict');
  const again = codesIn(await confirm({ code: used, secret }));
  expect(new Set(again).size).toBe(10);
  expect(await stateOf(server, token)).toMatchObject({ since: expect.any(String), codesLeft: 10 });
  expect(await refusedLogin(server, { code: recovery[0] })).toBe(WRONG);
  expect((await login(server, { code: again[0] })).status).toBe(200);
  // Without its key the server knows no secret: none is that of the account.
  rmSync(factorKeyFile(server.config.dataDir));
  for (const guess of [undefined, '', secret])
    expectRefusal(await confirm({ code: code(), secret: guess }), 409, 'conflict');
});

test('turning it off needs password and code', async () => {
  const { server, token, code, recovery } = await start();
  const { password } = testAdmin;
  const post = (path: string, payload: object) => server.post(`${PATH}${path}`, payload, bearer(token));
  const wrongPassword = await post('/off', { password: 'guessed', code: recovery[0] });
  expect(expectRefusal(wrongPassword, 400, 'validation').fields).toEqual({
    password: 'The password is incorrect.',
  });
  const wrongCode = await post('/off', { password, code: '000000' });
  expect(expectRefusal(wrongCode, 400, 'validation').fields).toEqual({ code: WRONG });
  expectRefusal(await post('/begin', { password }), 409, 'conflict');
  expectRefusal(await post('/confirm', { code: code() }), 409, 'conflict');
  // And once more, its answer lost.
  for (let round = 0; round < 2; round += 1)
    expect((await post('/off', { password, code: recovery[0] })).status).toBe(204);
  expect((await login(server)).status).toBe(200);
});

test('a server without the key says so, never that the code is wrong; recovery codes work', async () => {
  const { server, code, recovery } = await start();
  const other = await startTestServer();
  other.time.now = server.time.now;
  const rows = await server.database.query.selectFrom('second_factors').selectAll().execute();
  await other.database.writes.run((trx) => trx.insertInto('second_factors').values(rows).execute());
  expect(expectRefusal(await login(other, { code: code() }), 503, 'internal').message).toMatch(
    /^This server cannot check the codes of the app/,
  );
  expect(other.logged.map(({ msg }) => msg).join()).toContain('second-factor.key in DATA_DIR is missing');
  expect((await login(other, { code: recovery[0] })).status).toBe(200);
});

test('is turned off by a command for whoever has lost everything, and listed', async () => {
  const { server } = await start();
  const run = (...args: string[]) => runWith(adminCommand, args, server.config);
  expect((await run('list')).said.join()).toMatch(
    /Tester {2}owner {2}since .+ {2}second factor since 2026-06-01/,
  );
  expect((await run('second-factor', 'off', 'nobody')).fault).toBe('There is no admin named nobody.');
  expect((await run('second-factor', 'off', 'TESTER')).fault).toBeUndefined();
  expect((await login(server)).status).toBe(200);
  expect((await run('second-factor', 'off', 'Tester')).fault).toBe('Tester has no second factor.');
});

test('is demanded of everybody from a day on: without one, only setting it up is possible', async () => {
  const { server, token } = await start({ sessionHours: 100 });
  const staff = await signInNew(server, 'Sal', 'owner');
  const demand = (from: string | null, session: string, revision: number) =>
    server.post('/api/admin/settings', { settings: { secondFactorFrom: from }, revision }, bearer(session));
  expect(expectRefusal(await demand('2026-06-03', staff, 0), 400, 'validation').fields).toEqual({
    secondFactorFrom: 'Set up your own second factor first.',
  });
  expect((await demand('2026-06-03', token, 0)).status).toBe(200);
  const today = async (session: string) =>
    server.request('GET', '/api/admin/today', { headers: bearer(session) });
  expect(await stateOf(server, staff)).toMatchObject({ from: '2026-06-03', isDemanded: false });
  expect((await today(staff)).status).toBe(200);
  // Midnight in the shop.
  server.time.now = new Date('2026-06-03T04:00:00.000Z');
  expectRefusal(await today(staff), 403, 'second_factor_demanded');
  expect((await today(token)).status).toBe(200);
  expect(await stateOf(server, staff)).toMatchObject({ isDemanded: true });
  expect((await server.post(`${PATH}/confirm`, { code: '000000' }, bearer(staff))).status).toBe(409);
  expect((await demand(null, token, 1)).status).toBe(200);
  expect((await today(staff)).status).toBe(200);
});
