import type { Role } from '@jeweler/core/schemas';
import { AdminSessions } from '../../server/src/accounts/admin-sessions.ts';
import { Admins } from '../../server/src/accounts/admins.ts';
import { DUMMY_HASH } from '../../server/src/accounts/password-hashing.ts';
import { testAdmin } from './test-admin.ts';
import type { TestServer } from './test-server.ts';

/** Hashing takes longer than starting a server: only tests about passwords do it. */
const noHashing = { hash: async () => DUMMY_HASH, needsRehash: () => false };

const adminsOf = ({ database, time }: TestServer) => new Admins(database, noHashing, () => time.now);

/** Opens a session as signing in does, without the check of the password, and returns its token. */
export const signIn = async (server: TestServer, username = testAdmin.username): Promise<string> => {
  const { database, time, config } = server;
  const admin = await adminsOf(server).find(username);
  const session =
    admin &&
    (await new AdminSessions(database, () => time.now, config.sessionHours).open(admin, {
      device: 'Test',
      network: '127.0.0.1',
    }));
  if (typeof session !== 'object') throw new Error(`There is no admin named ${username}.`);
  return session.token;
};

/** Adds an admin who has no password, and signs in. */
export const signInNew = async (server: TestServer, username: string, role?: Role): Promise<string> => {
  await adminsOf(server).add(username, '', role);
  return signIn(server, username);
};
