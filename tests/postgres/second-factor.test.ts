import { copyFileSync } from 'node:fs';
import type { FactorSetup } from '@jeweler/core/schemas';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { factorKeyFile } from '../../server/src/accounts/factor-key.ts';
import { expectRefusal } from '../support/refusal.ts';
import { signIn } from '../support/sign-in.ts';
import { testAdmin } from '../support/test-admin.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const PATH = '/api/admin/second-factor';

test('two servers agree: without the same key the other one says so; a code passes once, and five wrong ones lock both', async () => {
  const one = await startTestServer();
  const two = await startTestServer({ databaseUrl: one.config.databaseUrl });
  const authorization = { authorization: `Bearer ${await signIn(one)}` };
  const { body } = await one.post(`${PATH}/begin`, { password: testAdmin.password }, authorization);
  const totp = new TOTP({ secret: (body as FactorSetup).secret });
  const code = () => totp.generate({ timestamp: one.time.now.getTime() });
  const wait = () => {
    one.time.now = new Date(one.time.now.getTime() + 60_000);
    two.time.now = one.time.now;
  };
  const login = (server: TestServer, given: string) =>
    server.post('/api/admin/login', { ...testAdmin, code: given });
  expectRefusal(
    await two.post(`${PATH}/begin`, { password: testAdmin.password }, authorization),
    503,
    'internal',
  );
  expect((await one.post(`${PATH}/confirm`, { code: code() }, authorization)).status).toBe(200);
  wait();
  expectRefusal(await login(two, code()), 503, 'internal');

  // The attempt above has made no key: the one that is put there counts at once.
  copyFileSync(factorKeyFile(one.config.dataDir), factorKeyFile(two.config.dataDir));
  const both = await Promise.all([login(one, code()), login(two, code())]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  for (const server of [one, two, one, two, one]) await login(server, '000000');
  expect(expectRefusal(await login(two, code()), 401, 'second_factor').message).toMatch(/^Too many wrong/);
});
