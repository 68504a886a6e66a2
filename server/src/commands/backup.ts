import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { missingKeyAdvice } from '../accounts/factor-key.ts';
import { backUpNow } from '../backups/automatic-backups.ts';
import { FolderStore } from '../backups/folder-store.ts';
import { runBackups } from '../backups/run-backups.ts';
import { copyDatabase, refuseDatabaseUrl, requireDatabase, restoreDatabase } from '../database/backup.ts';
import { counted } from '../database/carry-over.ts';
import { OperatorError } from '../errors.ts';
import { type CommandHost, operatorCommand, runCommand, withDatabase } from './command.ts';

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
  parser
    .command('now')
    .description(
      'make the copy that is made by itself every hour; restore it to a temporary folder and check it',
    )
    .option('--new-drive', 'BACKUP_DIR has none of the earlier copies')
    .action(({ newDrive = false }: { newDrive?: boolean }) => backUpAll(newDrive, host));
  parser
    .command('media')
    .description('write the pictures and videos of a copy to FOLDER, which keeps what it has')
    .argument('<copy>', 'BACKUP_DIR, or one of the copies in it')
    .argument('<folder>')
    .action((copy: string, folder: string) => fetchMedia(path.resolve(copy), path.resolve(folder), host));
});

/**
 * A verified, consistent copy of the database. The file appears only when it is complete, and an existing one
 * is never overwritten.
 */
const backUp = async (file: string, { config, say, warn }: CommandHost): Promise<void> => {
  if (existsSync(file)) throw new OperatorError(`${file} already exists: choose another name, or remove it.`);
  try {
    const { isSearchWhole } = await copyDatabase(config, file);
    if (!isSearchWhole) warn(SEARCH_DAMAGED);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The backup failed: ${(error as Error).message}`);
  }
  say(`Backup of ${statSync(file).size} bytes written to ${file}`);
};

/** A copy of database, settings and media as they are made by themselves. */
const backUpAll = async (isNewDrive: boolean, host: CommandHost): Promise<void> => {
  const { config, say } = host;
  requireDatabase(config);
  const stored = await withDatabase(host, (database) =>
    backUpNow(
      {
        config,
        database,
        clock: () => new Date(),
        log: { info: () => {}, error: () => {} },
        run: (task) => runBackups(config, task),
      },
      { isChecked: true, isNewDrive },
    ),
  );
  if (stored?.failure !== undefined) throw new OperatorError(stored.failure);
  say(`A copy was made, restored to a temporary folder and checked: ${stored?.contents}.`);
};

const fetchMedia = async (copy: string, folder: string, { say }: CommandHost): Promise<void> => {
  const left: string[] = [];
  const count = await new FolderStore(copy).fetchMedia(folder, left);
  const differ = left.length === 1 ? 'differs was left as it is' : 'differ were left as they are';
  const kept = left.length === 0 ? '' : `; ${left.length} that ${differ}`;
  say(`${counted(count, 'file')} written to ${folder}${kept}.`);
};

const restore = async (file: string, { config, say }: CommandHost): Promise<void> => {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  refuseDatabaseUrl(config);
  await restoreDatabase(file, config.dataDir, say);
  say('Pictures and settings are not part of it: put back MEDIA_DIR and .env too if they were lost.');
  const advice = missingKeyAdvice(config.dataDir);
  if (advice) say(advice);
  say('Start the server now.');
};

export const run = (args: readonly string[]): Promise<number> => runCommand(backupCommand, args);
