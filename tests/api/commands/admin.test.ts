import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { firstPasswordFile, writeFirstPassword } from '../../../server/src/accounts/first-admin.ts';
import { adminCommand } from '../../../server/src/commands/admin.ts';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { catalogueCommand } from '../../../server/src/commands/catalogue.ts';
import { runWith } from '../../support/command-host.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { startTestServer, type TestServer, testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const login = (server: TestServer, username: string, password: string) =>
  server.post('/api/admin/login', { username, password });

const getToken = async (server: TestServer): Promise<string> => {
  const { body } = await login(server, testAdmin.username, testAdmin.password);
  return (body as { token: string }).token;
};

const knock = (server: TestServer, token: string) =>
  server.request('GET', '/api/admin/nothing', { headers: { authorization: `Bearer ${token}` } });

const PASSWORD_RULE = 'The password must be 12 to 500 characters long.';

describe('npm run admin', () => {
  test('add lets somebody in at once, while the server runs, and refuses a name that is taken, in whatever case, whose password stays', async () => {
    const server = await startTestServer();
    const outcome = await runWith(adminCommand, ['add', 'Mara'], server.config, 'the password of Mara');
    expect(outcome).toEqual({ said: ['Mara may sign in now.'], warned: [], fault: undefined });
    expect((await login(server, 'mara', 'the password of Mara')).status).toBe(200);
    const taken = await runWith(adminCommand, ['add', 'TESTER'], server.config, 'another');
    expect(taken.fault).toBe('There is already an admin named TESTER.');
    expect((await login(server, testAdmin.username, testAdmin.password)).status).toBe(200);
  });

  test.each([
    ['an empty password', 'Mara', '', PASSWORD_RULE],
    ['a short password', 'Mara', 'x'.repeat(11), PASSWORD_RULE],
    ['a password that is too long', 'Mara', 'x'.repeat(501), PASSWORD_RULE],
    [
      'a name that is too long',
      'x'.repeat(101),
      'a long password',
      'Username must be at most 100 characters.',
    ],
  ])('add refuses %s', async (_what, username, password, fault) => {
    const config = testConfig(useTemporaryFolder());
    expect((await runWith(adminCommand, ['add', username], config, password)).fault).toBe(fault);
  });

  test('passwd changes the password and ends the sessions; a short one is refused, and the one before stays', async () => {
    const server = await startTestServer();
    const token = await getToken(server);
    const outcome = await runWith(adminCommand, ['passwd', 'tester'], server.config, 'a new password');
    expect(outcome.fault).toBeUndefined();
    expectRefusal(await knock(server, token), 401, 'unauthorized');
    expectRefusal(await login(server, testAdmin.username, testAdmin.password), 401, 'unauthorized');
    expect((await login(server, testAdmin.username, 'a new password')).status).toBe(200);
    const { fault } = await runWith(adminCommand, ['passwd', 'tester'], server.config, 'short');
    expect(fault).toBe(PASSWORD_RULE);
    expect((await login(server, testAdmin.username, 'a new password')).status).toBe(200);
  });

  test.each([
    ['add', 'Mara', 'a password of Mara'],
    ['passwd', testAdmin.username, 'a password of Mara'],
    ['add', 'Mara', '--password=a password of Mara'],
  ])('%s takes no password as an argument, and says why', async (...args) => {
    const config = testConfig(useTemporaryFolder());
    const { fault } = await runWith(adminCommand, args, config, 'another password');
    expect(fault).toMatch(/^error: /);
    expect(fault).toContain('Never give one as an argument');
    expect((await runWith(adminCommand, ['list'], config)).said).toEqual([expect.stringContaining('Tester')]);
  });

  test.each([
    ['passwd', ['passwd', 'TESTER']],
    ['remove', ['remove', 'Tester', '--last']],
  ])(
    '%s deletes the file with the password of the first start, if it is about this admin',
    async (_what, args) => {
      const config = testConfig(useTemporaryFolder());
      const file = firstPasswordFile(config.dataDir);
      await runWith(adminCommand, ['add', 'Mara'], config, 'the password of Mara');
      writeFirstPassword(config.dataDir, testAdmin.username, testAdmin.password);
      await runWith(adminCommand, ['passwd', 'Mara'], config, 'another password of Mara');
      expect(existsSync(file)).toBe(true);
      const { said } = await runWith(adminCommand, args, config, 'a new password');
      expect(said.at(-1)).toBe(`Deleted ${file}.`);
      expect(existsSync(file)).toBe(false);
    },
  );

  test('list names everybody and no secret', async () => {
    const config = testConfig(useTemporaryFolder());
    await runWith(adminCommand, ['add', 'Ada'], config, 'the password of Ada');
    const { said } = await runWith(adminCommand, ['list'], config);
    expect(said).toEqual([
      expect.stringMatching(/^Ada {2}owner {2}since \d{4}-/),
      expect.stringMatching(/^Tester {2}owner {2}since \d{4}-/),
    ]);
  });

  test('a role is given when an account is added, changed while its session goes on, and kept of the last owner', async () => {
    const server = await startTestServer();
    const run = async (...args: string[]) => runWith(adminCommand, args, server.config, 'a password of Sal');
    expect((await run('add', '--role', 'staff', 'Sal')).said).toEqual(['Sal may sign in now.']);
    expect((await run('list')).said.join()).toMatch(/Sal {2}staff {2}since/);
    expect((await run('role', 'Sal', 'owner')).said).toEqual(['Sal is owner now.']);
    expect((await run('role', testAdmin.username, 'staff')).fault).toBeUndefined();
    expect((await run('role', 'Sal', 'staff')).fault).toMatch(/^Sal is the last owner/);
    expect((await run('remove', 'Sal')).fault).toMatch(/^Sal is the last owner/);
    expect((await run('role', 'Nobody', 'staff')).fault).toBe('There is no admin named Nobody.');
    expect((await run('role', 'Sal', 'king')).fault).toMatch(/king/);
  });

  test('remove ends the sessions and the access, and spares the last admin unless it is told', async () => {
    const server = await startTestServer();
    const token = await getToken(server);
    const remove = (...args: string[]) => runWith(adminCommand, ['remove', ...args], server.config);
    expect((await remove(testAdmin.username)).fault).toMatch(/^Tester is the last owner/);
    expect((await login(server, testAdmin.username, testAdmin.password)).status).toBe(200);
    await runWith(adminCommand, ['add', 'Mara'], server.config, 'the password of Mara');
    expect((await remove(testAdmin.username)).fault).toBeUndefined();
    expectRefusal(await knock(server, token), 401, 'unauthorized');
    expectRefusal(await login(server, testAdmin.username, testAdmin.password), 401, 'unauthorized');
    expect((await remove('Mara', '--last')).fault).toBeUndefined();
    expectRefusal(await login(server, 'Mara', 'the password of Mara'), 401, 'unauthorized');
  });

  test.each(['passwd', 'remove'])('%s says when there is no such admin', async (action) => {
    const config = testConfig(useTemporaryFolder());
    const { fault } = await runWith(adminCommand, [action, 'nobody'], config, 'some password');
    expect(fault).toBe('There is no admin named nobody.');
  });

  test.each([
    [adminCommand, ['add', 'Mara']],
    [adminCommand, ['list']],
    [backupCommand, ['now']],
    [catalogueCommand, ['export', 'out.json']],
  ])('no command makes a database where the server has none, case %#', async (command, args) => {
    const config = { ...testConfig(useTemporaryFolder()), dataDir: `${useTemporaryFolder()}/data` };
    const { said, fault } = await runWith(command, args, config, 'the password of Mara');
    expect(fault).toBe(`There is no database in ${config.dataDir}: is that the server’s DATA_DIR?`);
    expect([said, existsSync(config.dataDir)]).toEqual([[], false]);
  });

  test('without a terminal the password is the first line of standard input', async () => {
    const server = await startTestServer();
    const module = fileURLToPath(new URL('../../../server/src/commands/admin.ts', import.meta.url));
    const script = `const { run } = await import(${JSON.stringify(module)}); process.exitCode = await run(['add', 'Mara']);`;
    const add = (input: string) =>
      spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        input,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATA_DIR: server.config.dataDir },
      });
    expect(add('')).toMatchObject({ status: 1, stderr: 'No password was given, so nothing was changed.\n' });
    expect(add('piped in by a script\r\nsecond line\n')).toMatchObject({
      status: 0,
      stdout: 'Mara may sign in now.\n',
    });
    expect((await login(server, 'Mara', 'piped in by a script')).status).toBe(200);
  });
});
