import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Admins } from './admins.ts';

/** 96 random bits: 16 characters that can be typed. */
const PASSWORD_BYTES = 12;

/** What `ensureFirstAdmin` did; `password` is there when it was made up and must be told once. */
export interface FirstAdmin {
  readonly username: string;
  readonly password: string | undefined;
}

/** Adds the first admin when there is none; undefined when there is one. */
export const ensureFirstAdmin = async (
  admins: Admins,
  config: Pick<Config, 'adminUsername' | 'adminPassword'>,
): Promise<FirstAdmin | undefined> => {
  if ((await admins.list()).length > 0) return undefined;
  const random = config.adminPassword ? undefined : randomBytes(PASSWORD_BYTES).toString('base64url');
  await admins.add(config.adminUsername, config.adminPassword ?? random ?? '');
  return { username: config.adminUsername, password: random };
};
