import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { formatFileSize } from '@jeweler/core/format';
import { firstPasswordFile } from '../../accounts/first-password-file.ts';
import { inspectDatabase } from '../../database/check-database.ts';
import { databaseFile } from '../../database/lock.ts';
import { storageAdvice } from '../../database/storage-fault.ts';
import { MIN_FREE_BYTES } from '../../health/health-checks.ts';
import { type Finding, fault, note, ok } from './finding.ts';

/** Whether the folder exists and is writable by this user; the start closes it to other users, or says why not. */
export const checkDataFolder = (dataDir: string): Finding | Finding[] => {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  if (!stats) return note(`${dataDir} does not exist yet; the first start creates it`);
  if (!stats.isDirectory()) return fault(`${dataDir} is a file. Set DATA_DIR to a folder.`);
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const { username } = userInfo();
    return fault(
      `the user ${username} cannot write to ${dataDir}. Make the user that runs the server its owner.`,
    );
  }
  const file = firstPasswordFile(dataDir);
  if (!existsSync(file)) return ok(dataDir);
  const text = `the first password is still in ${file}: sign in, then delete that file`;
  return [ok(dataDir), note(text, 'First admin')];
};

/** Free space where DATA_DIR is or will be. */
export const checkDisk = async (dataDir: string): Promise<Finding> => {
  let folder = dataDir;
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = formatFileSize(bavail * bsize);
  if (bavail * bsize >= MIN_FREE_BYTES) return ok(`${free} free`);
  const needed = formatFileSize(MIN_FREE_BYTES);
  return fault(`only ${free} free on the disk with ${dataDir}. Free at least ${needed}.`);
};

const SEARCH_DAMAGED =
  'damaged; nothing is lost, since it is made from the database. Stop the server and run: npm run doctor -- --rebuild';

/** The database itself, and whether this version of the program can use it. */
export const checkDatabase = async (dataDir: string): Promise<Finding | Finding[]> => {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return note(`there is none in ${dataDir}; the first start creates it`);
  try {
    const inspection = await inspectDatabase(file);
    if (!inspection)
      return note('too large to check while the server is not running. Start it, then try again');
    const { integrity, pending, unknown } = inspection;
    if (integrity.data !== 'ok')
      return fault(
        `damaged (${integrity.data}). Stop the server and restore a backup: npm run backup -- restore FILE`,
      );
    if (unknown.length > 0)
      return fault(
        'made by a newer version of this program. Update the program, or restore a backup from before the update.',
      );
    if (integrity.search !== 'ok') return [ok('intact'), fault(SEARCH_DAMAGED, 'Search index')];
    return pending.length > 0
      ? note('intact; the next start brings it up to date')
      : ok('intact and up to date');
  } catch (error) {
    const advice = storageAdvice(error)?.advice ?? 'Check that this user may read it';
    return fault(`${file} cannot be read (${(error as Error).message}). ${advice}.`);
  }
};
