import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backUpNow } from '../../../server/src/backups/automatic-backups.ts';
import type { BackupOutcome } from '../../../server/src/backups/run-backups.ts';
import { runBackups } from '../../../server/src/backups/run-backups.ts';
import type { Config } from '../../../server/src/config.ts';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

export interface Shop {
  readonly root: string;
  readonly config: Config;
  /** BACKUP_DIR. */
  readonly copies: string;
  writeMedia(name: string, content: string): void;
  /** Names of the copies, oldest first. */
  listCopies(): string[];
  /** Paths of the media in the mirror. */
  listMedia(): string[];
  backUp(options?: { isChecked?: boolean; isNewDrive?: boolean }): Promise<BackupOutcome>;
}

/** Paths of the files in a folder, with `/`; none where there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => statSync(path.join(folder, name)).isFile())
        .map((name) => name.replaceAll(path.sep, '/'))
        .sort()
    : [];

/** A data folder, a media folder and an empty folder for copies, without a server. */
export const useShop = (changes: Partial<Config> = {}): Shop => {
  const folder = useTemporaryFolder();
  const root = path.join(folder, 'project');
  const copies = path.join(folder, 'copies');
  const config = testConfig(root, { backupDir: copies, ...changes });
  for (const each of [copies, config.mediaDir]) mkdirSync(each, { recursive: true });
  const writeMedia = (name: string, content: string) => {
    const file = path.join(config.mediaDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  writeMedia('rings/solitaire.jpg', 'a solitaire');
  writeMedia('films/atelier.mp4', 'the atelier');
  return {
    root,
    config,
    copies,
    writeMedia,
    listCopies: () =>
      readdirSync(copies)
        .filter((name) => /^\d/.test(name))
        .sort(),
    listMedia: () => filesIn(path.join(copies, 'media-now')),
    async backUp({ isChecked = false, isNewDrive = false } = {}) {
      const database = await openDataFolder(config.dataDir);
      try {
        const outcome = await backUpNow(
          {
            config,
            database,
            clock: () => new Date(),
            log: { info: () => {}, error: () => {} },
            run: (task) => runBackups(config, task, { root }),
          },
          { isChecked, isNewDrive },
        );
        return outcome ?? {};
      } finally {
        await database.close();
      }
    },
  };
};
