import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { inspectDatabase } from '../../database/check-database.ts';
import { databaseFile } from '../../database/lock.ts';
import { storageAdvice } from '../../database/storage-fault.ts';
import { checkDisk } from '../../health/health-checks.ts';
import { type Finding, fault, fromHealth, note, ok } from './finding.ts';

/** Whether the folder exists, is writable by this user and has room; the start closes it to other users. */
export const checkDataFolder = async (dataDir: string): Promise<Finding | Finding[]> => {
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
  return [ok(dataDir), fromHealth(await checkDisk(dataDir), 'Disk')];
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
