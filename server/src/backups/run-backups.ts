import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { formatFileSize } from '@jeweler/core/format';
import { version } from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import {
  copyDatabase,
  copyName,
  describeContents,
  rehearsalBytes,
  rehearseRestore,
} from '../database/backup.ts';
import { lockBackups } from '../database/lock.ts';
import { OperatorError } from '../errors.ts';
import { freeBytes } from '../free-bytes.ts';
import { hashFile } from '../hash-file.ts';
import { projectRoot } from '../project-root.ts';
import {
  type BackupStore,
  type CopyManifest,
  copyManifestSchema,
  MAIL_KEY,
  MANIFEST,
  PREPARED,
  SETTINGS,
} from './backup-store.ts';
import { FolderStore } from './folder-store.ts';
import { ResticStore } from './restic-store.ts';
import { settingsFile } from './settings-file.ts';
import { PRIVATE_FOLDER_MODE, writePrivately } from './write-file.ts';

/** What always stays free on the disk with DATA_DIR, in bytes: the shop needs it more than its copies do. */
const RESERVE_BYTES = 200 * 1024 * 1024;

export interface BackupTask {
  /** Belongs to the database: another one's copies are left alone. */
  readonly shop: string;
  /** Whether BACKUP_DIR may be one that was never used. */
  readonly isNew: boolean;
  /** Whether the copy is also restored and checked. */
  readonly isChecked: boolean;
}

export interface BackupOutcome {
  /** When a whole copy was made, ISO; undefined when there is none. */
  readonly made?: string;
  /** When a copy was made that lacks something, or was found to be damaged, as `failure` says; ISO. */
  readonly partial?: string;
  /** What was found in it when it was restored and checked. */
  readonly contents?: string;
  /** Why something failed. */
  readonly failure?: string;
}

/**
 * Makes a copy of database, settings and media, removes those that are not kept any longer and, if asked to,
 * restores the new one to a temporary folder and checks it. Rejects with nothing: a failure is an outcome.
 * @param root the folder with `.env`
 * @param signal ends a program that is running
 */
export const runBackups = async (
  config: Config,
  task: BackupTask,
  { root = projectRoot, signal }: { root?: string; signal?: AbortSignal } = {},
): Promise<BackupOutcome> => {
  const outcome: { -readonly [Fact in keyof BackupOutcome]: BackupOutcome[Fact] } = {};
  const prepared = path.join(config.dataDir, PREPARED);
  const rehearsal = path.join(config.dataDir, 'backup-rehearsal');
  let unlock = () => {};
  try {
    unlock = lockBackups(config.dataDir);
    await checkSpace(config);
    const store = openStore(config, signal);
    if (store instanceof FolderStore) await store.claim(task.shop, task.isNew);
    const manifest = await prepare(config, prepared, root);
    const remarks = await store.add(prepared, manifest);
    outcome.partial = manifest.made;
    await rm(prepared, { recursive: true });
    if (task.isChecked || store instanceof FolderStore) await store.removeOld();
    if (task.isChecked) outcome.contents = await check(store, rehearsal);
    if (remarks.length > 0) outcome.failure = remarks.join(' ');
    else {
      outcome.made = manifest.made;
      delete outcome.partial;
    }
  } catch (error) {
    outcome.failure = explain(error);
  } finally {
    await Promise.allSettled([prepared, rehearsal].map((each) => rm(each, { recursive: true, force: true })));
    unlock();
  }
  return outcome;
};

/** The store of the settings; restic before a folder. */
export const openStore = ({ restic, backupDir }: Config, signal?: AbortSignal): BackupStore => {
  if (restic) return new ResticStore(restic, signal);
  if (backupDir !== undefined) return new FolderStore(backupDir);
  throw new OperatorError(
    'There is nowhere to keep copies: set BACKUP_DIR to an existing folder on another disk, or RESTIC_REPOSITORY. See docs/backup.md.',
  );
};

const checkSpace = async (config: Config): Promise<void> => {
  const free = await freeBytes(config.dataDir);
  const needed = RESERVE_BYTES + (await rehearsalBytes(config));
  if (free < needed)
    throw new OperatorError(
      `The disk with DATA_DIR has ${formatFileSize(free)} free, and copying the database takes ${formatFileSize(needed)}: free some space.`,
    );
};

/** Writes everything but the media to `folder`. */
const prepare = async (config: Config, folder: string, root: string): Promise<CopyManifest> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: PRIVATE_FOLDER_MODE });
  const made = new Date().toISOString();
  await copyDatabase(config, path.join(folder, copyName));
  const contents = await describeContents(path.join(folder, copyName));
  const files: Record<string, string> = { [copyName]: await hashFile(path.join(folder, copyName)) };
  const write = async (name: string, content: string | Buffer) => {
    await writePrivately(path.join(folder, name), content);
    files[name] = createHash('sha256').update(content).digest('hex');
  };
  await write(SETTINGS, settingsFile(process.env, root));
  if (config.dkimKeyFile !== undefined && existsSync(config.dkimKeyFile))
    await write(MAIL_KEY, readFileSync(config.dkimKeyFile));
  const manifest: CopyManifest = {
    made,
    version,
    files,
    database: copyName,
    contents,
    mediaDir: config.mediaDir,
  };
  await writePrivately(path.join(folder, MANIFEST), JSON.stringify(manifest, undefined, 2));
  return manifest;
};

/** Reads the files of a copy that `fetch` has written to `folder`. Throws when one differs from what was copied. */
export const readFetched = async (folder: string): Promise<CopyManifest> => {
  const manifest = copyManifestSchema.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')));
  for (const [name, hash] of Object.entries(manifest.files))
    if ((await hashFile(path.join(folder, name))) !== hash)
      throw new OperatorError(`${name} in the copy is damaged. Check the drive with the copies.`);
  return manifest;
};

/** Restores the newest copy to `folder` and compares it with what was copied. Returns what is in it. */
const check = async (store: BackupStore, folder: string): Promise<string> => {
  await rm(folder, { recursive: true, force: true });
  const fetched = path.join(folder, 'copy');
  await mkdir(fetched, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  await store.fetch(fetched);
  const { database, contents } = await readFetched(fetched);
  const restored = await rehearseRestore(path.join(fetched, database), path.join(folder, 'data'));
  if (restored !== contents)
    throw new OperatorError(`The restored copy holds ${restored}, but ${contents} were copied.`);
  await store.checkMedia();
  return contents;
};

const explain = (error: unknown): string => {
  const { code, message, path: at = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return `The disk for copies is full${at && ` (${at})`}: free space on it, or use a larger one.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${at} cannot be written or read (${code}): give the user that runs the server permission.`;
  return message;
};
