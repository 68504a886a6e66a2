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

const SUBJECT = 'Data folder';

/** Whether the folder exists and is writable by this user; the start closes it to other users, or says why not. */
export const checkDataFolder = (dataDir: string): Finding[] => {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  if (!stats) return [note(SUBJECT, `${dataDir} does not exist yet; the first start creates it`)];
  if (!stats.isDirectory()) return [fault(SUBJECT, `${dataDir} is a file. Set DATA_DIR to a folder.`)];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const { username } = userInfo();
    return [
      fault(
        SUBJECT,
        `the user ${username} cannot write to ${dataDir}. Make the user that runs the server its owner.`,
      ),
    ];
  }
  const findings = [ok(SUBJECT, dataDir)];
  if (existsSync(firstPasswordFile(dataDir))) {
    const text = `the first password is still in ${firstPasswordFile(dataDir)}: sign in, then delete that file`;
    findings.push(note('First admin', text));
  }
  return findings;
};

/** Free space where DATA_DIR is or will be. */
export const checkDisk = async (dataDir: string): Promise<Finding[]> => {
  let folder = dataDir;
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = formatFileSize(bavail * bsize);
  return bavail * bsize >= MIN_FREE_BYTES
    ? [ok('Disk', `${free} free`)]
    : [
        fault(
          'Disk',
          `only ${free} free on the disk with ${dataDir}. Free at least ${formatFileSize(MIN_FREE_BYTES)}.`,
        ),
      ];
};

const SEARCH_DAMAGED =
  'damaged; nothing is lost, since it is made from the database. Stop the server and run: npm run doctor -- --rebuild';

/** The database itself, and whether this version of the program can use it. */
export const checkDatabase = async (dataDir: string): Promise<Finding[]> => {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return [note('Database', `there is none in ${dataDir}; the first start creates it`)];
  try {
    const inspection = await inspectDatabase(file);
    if (!inspection)
      return [
        note('Database', 'too large to check while the server is not running. Start it, then try again'),
      ];
    const { integrity, pending, unknown } = inspection;
    if (integrity.data !== 'ok') {
      return [
        fault(
          'Database',
          `damaged (${integrity.data}). Stop the server and restore a backup: npm run backup -- restore FILE`,
        ),
      ];
    }
    if (unknown.length > 0) {
      const advice = 'Update the program, or restore a backup from before the update';
      return [fault('Database', `made by a newer version of this program. ${advice}.`)];
    }
    if (integrity.search !== 'ok' && !pending.includes('0009-search-index')) {
      return [ok('Database', 'intact'), fault('Search index', SEARCH_DAMAGED)];
    }
    if (pending.length > 0) return [note('Database', 'intact; the next start brings it up to date')];
    return [ok('Database', 'intact and up to date')];
  } catch (error) {
    const advice = storageAdvice(error)?.advice ?? 'Check that this user may read it';
    return [fault('Database', `${file} cannot be read (${(error as Error).message}). ${advice}.`)];
  }
};
