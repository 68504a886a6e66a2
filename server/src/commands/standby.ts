import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { missingKeyAdvice } from '../accounts/factor-key.ts';
import type { BackupStore } from '../backups/backup-store.ts';
import { MAIL_KEY, SETTINGS } from '../backups/backup-store.ts';
import { FolderStore } from '../backups/folder-store.ts';
import { openStore, readFetched } from '../backups/run-backups.ts';
import { writePrivately } from '../backups/write-file.ts';
import { readConfig } from '../config.ts';
import { refuseDatabaseUrl, restoreDatabase } from '../database/backup.ts';
import { databaseFile } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import { projectRoot } from '../project-root.ts';
import { operatorCommand, runCommand } from './command.ts';

interface StandbyHost {
  readonly environment: Record<string, string | undefined>;
  /** The folder for `.env`. */
  readonly root: string;
  readonly say: (line: string) => void;
}

/**
 * Makes this machine one that can take over: restores settings, database and media of the newest copy. An
 * `.env` that is here already stays, and so do other files of the media folder. Throws OperatorError when a
 * database is here or the copy is damaged.
 * @param from BACKUP_DIR or a copy in it; undefined: the repository in RESTIC_REPOSITORY
 */
export const prepareStandby = async (
  from: string | undefined,
  { environment, root, say }: StandbyHost,
): Promise<void> => {
  const startedAt = performance.now();
  const store: BackupStore =
    from === undefined
      ? openStore({ ...readConfig(environment, root).config, backupDir: undefined })
      : new FolderStore(from);
  const fetched = await mkdtemp(path.join(tmpdir(), 'jeweler-standby-'));
  try {
    await store.fetch(fetched);
    const { database, made, contents } = await readFetched(fetched);
    say(`The newest copy is of ${made}: ${contents}`);
    await restoreSettings(path.join(fetched, SETTINGS), root, say);
    // Faults of the settings, such as a missing key, are mended below or reported by the start.
    const { config } = readConfig(environment, root);
    refuseDatabaseUrl(config);
    const present = databaseFile(config.dataDir);
    // Given once more, after a reboot for instance: what came in since the copy is only there.
    if (existsSync(present))
      throw new OperatorError(
        `There is a database in ${config.dataDir} already: npm start serves it. To begin again from the copy, move ${present} away first.`,
      );
    const key = path.join(fetched, MAIL_KEY);
    if (config.dkimKeyFile !== undefined && existsSync(key) && !existsSync(config.dkimKeyFile)) {
      await mkdir(path.dirname(config.dkimKeyFile), { recursive: true });
      await writePrivately(config.dkimKeyFile, await readFile(key));
      say(`Mail key restored to ${config.dkimKeyFile}`);
    }
    // The database comes last: where that is, all is there.
    const files = await store.fetchMedia(config.mediaDir);
    say(`Media restored to ${config.mediaDir}: ${files} files`);
    await restoreDatabase(path.join(fetched, database), config.dataDir, say);
    const advice = missingKeyAdvice(config.dataDir);
    if (advice) say(advice);
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
  say(`Restored in ${Math.ceil((performance.now() - startedAt) / 1000)} s`);
};

const restoreSettings = async (file: string, root: string, say: StandbyHost['say']): Promise<void> => {
  const target = path.join(root, '.env');
  if (existsSync(target)) return say('Settings: the .env that is here stays');
  const text = await readFile(file, 'utf8');
  // The last line of a name counts, and an empty one is none.
  const own = '\n# This machine serves what was restored to SQLite:\nDATABASE_URL=\n';
  await writePrivately(target, parseEnv(text).DATABASE_URL ? text + own : text);
  say('Settings restored to .env');
};

/** `npm run standby`: brings up this machine from a copy (docs/backup.md). The script then starts the server. */
const standbyCommand = operatorCommand('standby', (parser, { say }) => {
  parser
    .description('Restores settings, database and media of the newest copy, and starts the server.')
    .argument(
      '[from]',
      'BACKUP_DIR, or one of the copies in it; without it the repository in RESTIC_REPOSITORY',
    )
    .action((from: string | undefined) =>
      prepareStandby(from && path.resolve(from), { environment: process.env, root: projectRoot, say }),
    );
});

export const run = (args: readonly string[]): Promise<number> => runCommand(standbyCommand, args);
