import { adminLoginSchema } from '@jeweler/core/schemas';
import { OperatorError } from '../errors.ts';
import { Admins } from '../services/admins.ts';
import { PasswordHashing } from '../services/password-hashing.ts';
import { type Command, type CommandHost, runCommand, UsageError, withDatabase } from './command.ts';

const USAGE = [
  'Usage: npm run admin -- add USERNAME      adds an admin',
  '       npm run admin -- passwd USERNAME   sets a new password and ends the sessions',
  '       npm run admin -- list              lists the admins',
  '       npm run admin -- remove USERNAME   removes an admin (--last: even the last one)',
  'The password is asked for, or read from standard input.',
].join('\n');

/** `npm run admin`: the people who may sign in to the admin portal. */
export const adminCommand: Command = (args, host) => {
  const [action, username, ...rest] = args.filter((arg) => arg !== '--last');
  const evenLast = args.includes('--last');
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
        return;
      case 'remove':
        await admins.remove(username ?? '', { evenLast });
        host.say(`${username} was removed; open sessions were ended.`);
        return;
      default:
        throw new UsageError(USAGE);
    }
  });
};

/** Asks for a password that the login would take. */
const newPassword = async (username: string, host: CommandHost): Promise<string> => {
  const password = await host.askPassword(`New password of ${username}`);
  const login = adminLoginSchema.safeParse({ username, password });
  if (!login.success) throw new OperatorError(login.error.issues.map(({ message }) => message).join('\n'));
  return password;
};

export const run = (args: readonly string[]): Promise<number> => runCommand(adminCommand, args);
