import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { databaseFile } from '../database/open-data-folder.ts';
import { openDatabase, sealCopy } from '../database/sqlite.ts';
import { OperatorError } from '../errors.ts';
import { type Command, runCommand, UsageError } from './command.ts';

const USAGE = 'Usage: npm run backup -- FILE   copies the database to FILE while the server runs';
/** Holds visitors' names and addresses: for its owner's eyes. */
const OWNER_ONLY = 0o600;

/**
 * `npm run backup`: a checked copy of the database as it stood at one moment. FILE appears only when
 * it is whole, and an existing one is never overwritten. To restore: stop the server, put the copy in
 * the place of DATA_DIR/jeweler.sqlite and remove the -wal and -shm files beside it.
 */
export const backupCommand: Command = async (args, { config, say }) => {
  const [name, ...rest] = args;
  if (!name || rest.length > 0) throw new UsageError(USAGE);
  const source = databaseFile(config.dataDir);
  const file = path.resolve(name);
  if (!existsSync(source)) throw new OperatorError(`There is no database in ${config.dataDir}.`);
  if (existsSync(file)) throw new OperatorError(`${file} exists already: name another file, or remove it.`);

  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await copy(source, unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new OperatorError(`The backup failed: ${(error as Error).message}`);
  }
  say(`Backup of ${(await stat(file)).size} bytes written to ${file}.`);
};

const copy = async (source: string, target: string): Promise<void> => {
  const database = openDatabase(source);
  try {
    await database.copyTo(target);
  } finally {
    await database.close();
  }
  sealCopy(target);
  await chmod(target, OWNER_ONLY);
  const handle = await open(target, 'r+');
  await handle.sync();
  await handle.close();
};

export const run = (args: readonly string[]): Promise<number> => runCommand(backupCommand, args);
