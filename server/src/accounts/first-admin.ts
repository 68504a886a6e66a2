import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Admins } from './admins.ts';
import { firstPasswordFile, removeFirstPassword, writeFirstPassword } from './first-password-file.ts';

/** 96 random bits, encoded as 16 characters that can be typed. */
const PASSWORD_BYTES = 12;

type FirstAdminConfig = Pick<Config, 'adminUsername' | 'adminPassword' | 'dataDir'>;

/**
 * Adds the first admin when there is none, and returns a message for whoever starts the server. It contains a
 * random password only if it is shown on a terminal, because logs are stored and read by others. Otherwise
 * the password is written to a file in DATA_DIR.
 */
export const ensureFirstAdmin = async (
  admins: Admins,
  config: FirstAdminConfig,
  hasTerminal: boolean,
): Promise<string | undefined> => {
  if ((await admins.list()).length > 0) return undefined;
  const { adminUsername: username, adminPassword, dataDir } = config;
  if (adminPassword !== undefined) {
    await admins.add(username, adminPassword);
    return `First admin added: ${username}`;
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  if (hasTerminal) {
    await admins.add(username, password);
    return `First admin added: ${username}, password ${password} (shown only this once)`;
  }
  // Written before the admin is added: without the file nobody could ever sign in.
  writeFirstPassword(dataDir, username, password);
  try {
    await admins.add(username, password);
  } catch (error) {
    removeFirstPassword(dataDir, username);
    throw error;
  }
  return `First admin added: ${username}. The password is in ${firstPasswordFile(dataDir)}: sign in, then delete that file`;
};
