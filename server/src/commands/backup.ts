import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { restoreDatabase, writeCopy } from '../database/backup.ts';
import { databaseFile, lockDataFolder } from '../database/lock.ts';
import { openDatabase } from '../database/sqlite.ts';
import { OperatorError } from '../errors.ts';
import { type CommandHost, operatorCommand, runCommand } from './command.ts';

const SEARCH_DAMAGED =
  'The search index is damaged; the data are whole, and the copy holds all of them. To create the index anew, stop the server and run: npm run doctor -- --rebuild';

/** `npm run backup`: backs up and restores the database (docs/backup.md). */
export const backupCommand = operatorCommand('backup', (parser, host) => {
  parser
    .description('Copies the database to FILE while the server runs, or restores such a copy.')
    .argument('<file>', 'a new file')
    .action((file: string) => backUp(path.resolve(file), host));
  parser
    .command('restore')
    .description('put the copy in the place of the database (stop the server first)')
    .argument('<file>', 'a copy made by this command')
    .action((file: string) => restore(path.resolve(file), host));
});

/**
 * A verified, consistent copy of the database. The file appears only when it is complete, and an existing one
 * is never overwritten. It has the schema of the version that made the database: no migrations are applied to
 * it.
 */
const backUp = async (file: string, { config, say, warn }: CommandHost): Promise<void> => {
  const source = databaseFile(config.dataDir);
  if (!existsSync(source)) throw new OperatorError(`There is no database in ${config.dataDir}.`);
  if (existsSync(file)) throw new OperatorError(`${file} already exists: choose another name, or remove it.`);
  const lock = lockDataFolder(config.dataDir, 'command');
  try {
    const database = openDatabase(source);
    try {
      const { isSearchWhole } = await writeCopy(database, file, `${file}.${randomUUID()}.tmp`);
      if (!isSearchWhole) warn(SEARCH_DAMAGED);
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new OperatorError(`The backup failed: ${(error as Error).message}`);
  } finally {
    lock.release();
  }
  say(`Backup of ${statSync(file).size} bytes written to ${file}`);
};

const restore = async (file: string, { config, say }: CommandHost): Promise<void> => {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  await restoreDatabase(file, config.dataDir, say);
  say('Pictures and settings are not part of it: put back MEDIA_DIR and .env too if they were lost.');
  say('Start the server now.');
};

export const run = (args: readonly string[]): Promise<number> => runCommand(backupCommand, args);
