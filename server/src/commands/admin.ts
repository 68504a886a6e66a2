import { adminLoginSchema, newAdminPasswordSchema, type Role, roleNames } from '@jeweler/core/schemas';
import { Argument, Option } from 'commander';
import { Admins } from '../accounts/admins.ts';
import { firstPasswordFile, removeFirstPassword } from '../accounts/first-admin.ts';
import { PasswordHashing } from '../accounts/password-hashing.ts';
import { requireDatabase } from '../database/backup.ts';
import { OperatorError } from '../errors.ts';
import { type CommandHost, operatorCommand, runCommand, withDatabase } from './command.ts';

const roles = Object.keys(roleNames);

/** `npm run admin`: manages who may sign in to the admin portal. */
export const adminCommand = operatorCommand('admin', (parser, host) => {
  const withAdmins = (work: (admins: Admins) => Promise<void>) => {
    requireDatabase(host.config);
    return withDatabase(host, (database) =>
      work(new Admins(database, new PasswordHashing(), () => new Date())),
    );
  };
  parser
    .description('Manages who may sign in to the admin portal.')
    .addHelpText(
      'afterAll',
      '\nPasswords are asked for, or read from standard input. Never give one as an argument, where other users of' +
        '\nthis computer and the shell history can show it.',
    );
  parser
    .command('add')
    .description('add an admin')
    .argument('<username>')
    .addOption(new Option('--role <role>', 'what they may do').choices(roles).default('owner'))
    .action((username: string, { role }: { role: Role }) =>
      withAdmins(async (admins) => {
        await admins.ensureFree(username);
        await admins.add(username, await newPassword(username, host), role);
        host.say(`${username} may sign in now.`);
      }),
    );
  parser
    .command('passwd')
    .description('set a new password and end the sessions')
    .argument('<username>')
    .action((username: string) =>
      withAdmins(async (admins) => {
        const admin = await admins.get(username);
        await admins.setPassword(admin, await newPassword(username, host));
        host.say(`${username} has a new password; open sessions were ended.`);
        forgetFirstPassword(username, host);
      }),
    );
  parser
    .command('role')
    .description('change what an admin may do')
    .argument('<username>')
    .addArgument(new Argument('<role>').choices(roles))
    .action((username: string, role: Role) =>
      withAdmins(async (admins) => {
        await admins.changeRole((await admins.get(username)).id, role);
        host.say(`${username} is ${role} now.`);
      }),
    );
  parser
    .command('list')
    .description('list the admins')
    .action(() =>
      withAdmins(async (admins) => {
        for (const admin of await admins.list())
          host.say(
            `${admin.username}  ${admin.role}  since ${admin.created_at}${admin.factor_since ? `  second factor since ${admin.factor_since}` : ''}`,
          );
      }),
    );
  parser
    .command('second-factor')
    .description('for whoever has lost phone and recovery codes: let them in with the password alone')
    .addArgument(new Argument('<off>').choices(['off']))
    .argument('<username>')
    .action((_off: string, username: string) =>
      withAdmins(async (admins) => {
        await admins.endSecondFactor(await admins.get(username));
        host.say(`${username} signs in with the password alone now, and can set up a second factor again.`);
      }),
    );
  parser
    .command('remove')
    .description('remove an admin')
    .argument('<username>')
    .option('--last', 'even if nobody is left')
    .action((username: string, { last = false }: { last?: boolean }) =>
      withAdmins(async (admins) => {
        const { id } = await admins.get(username);
        await admins.remove(id, undefined, last);
        host.say(`${username} was removed; open sessions were ended.`);
        forgetFirstPassword(username, host);
      }),
    );
});

/** Asks for a password that meets the rules for new admins; the name has to be one that the login accepts. */
const newPassword = async (username: string, host: CommandHost): Promise<string> => {
  const name = adminLoginSchema.shape.username.safeParse(username);
  if (!name.success) throw toOperatorError(name.error);
  const password = newAdminPasswordSchema.safeParse(await host.askPassword(`New password of ${username}`));
  if (!password.success) throw toOperatorError(password.error);
  return password.data;
};

const toOperatorError = ({ issues }: { issues: readonly { message: string }[] }) =>
  new OperatorError(issues.map(({ message }) => message).join('\n'));

/** The file written at the first start holds a password that no longer works. */
const forgetFirstPassword = (username: string, { config, say }: CommandHost): void => {
  if (removeFirstPassword(config.dataDir, username)) say(`Deleted ${firstPasswordFile(config.dataDir)}.`);
};

export const run = (args: readonly string[]): Promise<number> => runCommand(adminCommand, args);
