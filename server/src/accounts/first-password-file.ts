import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toUsernameKey } from './admins.ts';

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
  writeFileSync(file, text, { mode: OWNER_ONLY, flag: 'wx' });
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
