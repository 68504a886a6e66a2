import { adminLoginSchema, newAdminPasswordSchema } from '@jeweler/core/schemas';
import { OperatorError } from '../errors.ts';
import { Admins } from '../staff/admins.ts';
import { firstPasswordFile, removeFirstPassword } from '../staff/first-password-file.ts';
import { PasswordHashing } from '../staff/password-hashing.ts';
import { type Command, type CommandHost, runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = [
  'Usage: npm run admin -- add USERNAME      adds an admin',
  '       npm run admin -- passwd USERNAME   sets a new password and ends the sessions',
  '       npm run admin -- list              lists the admins',
  '       npm run admin -- remove USERNAME   removes an admin (--last: even the last one)',
  'The password is asked for, or read from standard input.',
].join('\n');

const PASSWORD_ARGUMENT =
  'Do not give the password as an argument, where other users of this computer and the shell history can show it: leave it out, and you will be asked for it.';

/** `npm run admin`: manages who may sign in to the admin portal. */
export const adminCommand: Command = (args, host) => {
  const [action, username, ...rest] = args.filter((arg) => arg !== '--last');
  const evenLast = args.includes('--last');
  if (rest.length > 0 && (action === 'add' || action === 'passwd')) throw new UsageError(PASSWORD_ARGUMENT);
  if (rest.length > 0 || (action === 'list') !== (username === undefined)) throw new UsageError(USAGE);
  return withDatabase(host, async (database) => {
    const admins = new Admins(database, new PasswordHashing(), () => new Date());
    switch (action) {
      case 'list':
        for (const admin of await admins.list()) host.say(`${admin.username}  since ${admin.created_at}`);
        return;
      case 'add':
        await admins.ensureFree(username ?? '');
        await admins.add(username ?? '', await newPassword(username ?? '', host));
        host.say(`${username} may sign in now.`);
        return;
      case 'passwd':
        await admins.ensureThere(username ?? '');
        await admins.setPassword(username ?? '', await newPassword(username ?? '', host));
        host.say(`${username} has a new password; open sessions were ended.`);
        forgetFirstPassword(username ?? '', host);
        return;
      case 'remove':
        await admins.remove(username ?? '', { evenLast });
        host.say(`${username} was removed; open sessions were ended.`);
        forgetFirstPassword(username ?? '', host);
        return;
      default:
        throw new UsageError(USAGE);
    }
  });
};

/** Asks for a password that meets the rules for new admins; the name has to be one that the login accepts. */
const newPassword = async (username: string, host: CommandHost): Promise<string> => {
  const name = adminLoginSchema.shape.username.safeParse(username);
  if (!name.success) throw faultOf(name.error);
  const password = newAdminPasswordSchema.safeParse(await host.askPassword(`New password of ${username}`));
  if (!password.success) throw faultOf(password.error);
  return password.data;
};

const faultOf = ({ issues }: { issues: readonly { message: string }[] }) =>
  new OperatorError(issues.map(({ message }) => message).join('\n'));

/** The file written at the first start holds a password that no longer works. */
const forgetFirstPassword = (username: string, { config, say }: CommandHost): void => {
  if (removeFirstPassword(config.dataDir, username)) say(`Deleted ${firstPasswordFile(config.dataDir)}.`);
};

export const run = (args: readonly string[]): Promise<number> => runCommand(adminCommand, args);
