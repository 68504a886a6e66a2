import { expect, test, vi } from 'vitest';
import { adminCommand } from '../../../server/src/commands/admin.ts';
import { backupCommand } from '../../../server/src/commands/backup.ts';
import { catalogueCommand } from '../../../server/src/commands/catalogue.ts';
import { type Command, runCommand } from '../../../server/src/commands/command.ts';
import { doctorCommand } from '../../../server/src/commands/doctor.ts';
import { runWith } from '../../support/command-host.ts';
import { testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const doctor = doctorCommand(() => expect.fail('Nothing is examined.'));
const run = (command: Command, ...args: string[]) => runWith(command, args, testConfig(useTemporaryFolder()));

test.each([
  ['admin', adminCommand, ['--help'], /add .*<username>/],
  ['admin', adminCommand, ['add', '--help'], /Never give one as an argument/],
  ['backup', backupCommand, ['--help'], /restore .*<file>/],
  ['backup', backupCommand, ['restore', '--help'], /a copy made by this command/],
  ['catalogue', catalogueCommand, ['--help'], /import .*<file>/],
  ['doctor', doctor, ['--help'], /--mail <address>/],
] as const)('npm run %s %#: --help is output and no error', async (name, command, args, text) => {
  const { said, warned, fault } = await run(command, ...args);
  expect(said.join('\n')).toMatch(new RegExp(`^Usage: npm run ${name} -- `));
  expect(said.join('\n')).toMatch(text);
  expect([warned, fault]).toEqual([[], undefined]);
});

test.each([
  ['without arguments', adminCommand, [], /^Usage: npm run admin -- /],
  ['without arguments', catalogueCommand, [], /^Usage: npm run catalogue -- /],
  [
    'a misspelt command',
    adminCommand,
    ['ad', 'Mara'],
    /^error: unknown command 'ad'\n\(Did you mean add\?\)/,
  ],
  ['a password', adminCommand, ['add', 'Mara', 'secret'], /Never give one as an argument/],
  ['an unknown option', doctor, ['--fast'], /^error: unknown option '--fast'\n\nUsage: npm run doctor -- /],
  ['no address', doctor, ['--mail'], /^error: option '--mail <address>' argument missing/],
  [
    'no valid address',
    doctor,
    ['--mail', 'shop'],
    /It is not an email address\.\n\nUsage: npm run doctor -- /,
  ],
  ['two things at once', doctor, ['--rebuild', '--mail', 'shop@example.com'], /cannot be used with option/],
] as const)(
  '%s: %s is answered with what is wrong and how it is used',
  async (_what, command, args, fault) => {
    expect((await run(command, ...args)).fault).toMatch(fault);
  },
);

test.each([
  ['admin', adminCommand, [['add'], ['list', 'x'], ['remove', 'a', 'b'], ['rename', 'a']]],
  ['backup', backupCommand, [[], ['a', 'b'], ['restore'], ['restore', 'a', 'b']]],
  ['catalogue', catalogueCommand, [['import'], ['import', 'a', 'b'], ['list', 'a']]],
] as const)(
  '%s says what is wrong with too few and too many words, and how it is used',
  async (name, command, calls) => {
    for (const args of calls)
      expect((await run(command, ...args)).fault).toMatch(
        new RegExp(`^error: .+\n(?:\\(Did you mean .+\\)\n)?\nUsage: npm run ${name}`),
      );
  },
);

test('a command that was not understood ends with 2, any other error with 1, help with 0', async () => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(() => true);
  const codes = [
    await runCommand(adminCommand, ['--help']),
    await runCommand(adminCommand, ['rename', 'a']),
    await runCommand(catalogueCommand, ['import', `${useTemporaryFolder()}/none.json`]),
  ];
  vi.restoreAllMocks();
  expect(codes).toEqual([0, 2, 1]);
});
