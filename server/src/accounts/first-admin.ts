import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type Admins, toUsernameKey } from './admins.ts';

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

/** Only the owner may read it. */
const OWNER_ONLY = 0o600;
const USER_NAME = 'User name: ';

/** Where the password of the first admin is stored when there is no terminal to show it. */
export const firstPasswordFile = (dataDir: string): string => path.join(dataDir, 'first-admin-password.txt');

/** Replaces the file; one from an earlier database is no longer valid. */
export const writeFirstPassword = (dataDir: string, username: string, password: string): void => {
  const file = firstPasswordFile(dataDir);
  rmSync(file, { force: true });
  const text = `${USER_NAME}${username}\nPassword: ${password}\n\nDelete this file once you have signed in.\n`;
  writeFileSync(file, text, { mode: OWNER_ONLY, flag: 'wx', flush: true });
};

/** Removes the file if it belongs to this admin; returns whether it did. */
export const removeFirstPassword = (dataDir: string, username: string): boolean => {
  const file = firstPasswordFile(dataDir);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return false;
  }
  const named = text.split('\n', 1)[0]?.slice(USER_NAME.length) ?? '';
  if (toUsernameKey(named) !== toUsernameKey(username)) return false;
  rmSync(file);
  return true;
};
