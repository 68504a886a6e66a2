import { type ExecFileException, execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { OperatorError } from '../errors.ts';
import { UNFINISHED_FOLDER } from '../media/writing/media-folder-writer.ts';
import { type BackupStore, type CopyManifest, PREPARED } from './backup-store.ts';
import { listMediaFolder } from './media-list.ts';
import { filesBelow } from './media-mirror.ts';
import { KEPT } from './retention.ts';

/** A first copy of many films takes hours. */
const TIMEOUT_MS = 12 * 60 * 60 * 1000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Characters of what it says that are passed on: the last of its lines says what to do. */
const MAX_WARNING = 1000;
/** Of the stored data this much is read and compared at each check. */
const SAMPLE = '50M';
/** Not the machine's name: a container has another one after each update, and its copies would never end. */
const OURS = ['--host', 'jeweler', '--tag', 'jeweler'];
/** Begins the name of the hidden folder for what is being fetched. */
const FETCHED = '.restic-';
/** restic: some files could not be read, the copy has the others. */
const EXIT_INCOMPLETE = 3;
/** Its message about a whole folder that is missing, for which it still exits with 0. */
const SKIPPED = /does not exist, skipping/;

const snapshotsSchema = z.array(z.object({ paths: z.array(z.string()) }));

/** The same by restic, which encrypts, compares and removes by itself. */
export class ResticStore implements BackupStore {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #signal: AbortSignal | undefined;

  /** @param signal ends a restic that is running */
  constructor({ repository, passwordFile }: NonNullable<Config['restic']>, signal?: AbortSignal) {
    this.#environment = {
      // Has what the store asks for, such as AWS_ACCESS_KEY_ID.
      ...process.env,
      RESTIC_REPOSITORY: repository,
      RESTIC_PASSWORD_FILE: passwordFile,
    };
    this.#signal = signal;
  }

  async add(prepared: string, { mediaDir }: CopyManifest): Promise<readonly string[]> {
    // Of a copy that was cut off: nothing could be removed or checked as long as its lock is there.
    await this.#run(['unlock']);
    const unfinished = [UNFINISHED_FOLDER, `${FETCHED}*`].map((name) => path.join(mediaDir, name));
    const exclude = unfinished.flatMap((each) => ['--exclude', each]);
    const { isComplete, warned } = await this.#run(['backup', ...OURS, ...exclude, prepared, mediaDir]);
    if (!isComplete || SKIPPED.test(warned))
      return [
        `restic could not read everything: ${warned}. Check the drive of the media folder, and its permissions.`,
      ];
    const { found, unread } = await listMediaFolder(mediaDir);
    return found.length + unread.length > 0
      ? []
      : [`The media folder ${mediaDir} is empty: is its drive connected? Older copies keep what they have.`];
  }

  async removeOld(): Promise<void> {
    const keep = Object.entries(KEPT).flatMap(([period, count]) => [`--keep-${period}`, String(count)]);
    await this.#run(['forget', ...OURS, '--group-by', 'host,tags', ...keep, '--prune']);
  }

  async fetch(folder: string): Promise<void> {
    const { prepared } = await this.#newestPaths();
    await this.#restore(prepared, folder);
  }

  /** restic compares what it reads with its hashes, and that everything of every copy is there. */
  async checkMedia(): Promise<void> {
    await this.#run(['check', `--read-data-subset=${SAMPLE}`]);
  }

  async fetchMedia(folder: string): Promise<number> {
    const { mediaDir } = await this.#newestPaths();
    return mediaDir === undefined ? 0 : this.#restore(mediaDir, folder);
  }

  /** The folders in the newest copy: paths of the machine that made it. */
  async #newestPaths(): Promise<{ prepared: string; mediaDir: string | undefined }> {
    const { said } = await this.#run(['snapshots', ...OURS, '--json']);
    const paths = snapshotsSchema.parse(JSON.parse(said)).at(-1)?.paths ?? [];
    const prepared = paths.find((each) => path.basename(each) === PREPARED);
    if (prepared === undefined) throw new OperatorError('There is no copy in RESTIC_REPOSITORY.');
    return { prepared, mediaDir: paths.find((each) => each !== prepared) };
  }

  /** Moves the files of one folder of the newest copy to `folder`. Returns how many they are. */
  async #restore(from: string, folder: string): Promise<number> {
    await mkdir(folder, { recursive: true });
    // In that folder, since what is beside it may be another disk, and a rename ends there.
    const whole = await mkdtemp(path.join(folder, FETCHED));
    try {
      await this.#run(['restore', 'latest', ...OURS, '--target', whole, '--include', from]);
      const files = await filesBelow(path.join(whole, from));
      for (const file of files) {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(path.join(whole, from, file), target);
      }
      return files.length;
    } finally {
      await rm(whole, { recursive: true, force: true });
    }
  }

  /** Resolves with its standard output (`said`) and error. Without a shell. */
  async #run(args: readonly string[]): Promise<{ isComplete: boolean; said: string; warned: string }> {
    const options = {
      env: this.#environment,
      timeout: TIMEOUT_MS,
      maxBuffer: MAX_OUTPUT_BYTES,
      signal: this.#signal,
    };
    return new Promise((resolve, reject) => {
      execFile('restic', args, options, (error, said, err) => {
        const warned = err.trim().replaceAll('\n', ' ').slice(0, MAX_WARNING);
        if (!error) resolve({ isComplete: true, said, warned });
        else if (error.code === EXIT_INCOMPLETE && args[0] === 'backup')
          resolve({ isComplete: false, said, warned });
        else reject(new OperatorError(explainRestic(error, warned)));
      });
    });
  }
}

/** What an error of running restic means for the operator; `said` is the beginning of its standard error. */
export const explainRestic = ({ code, killed, message }: ExecFileException, said: string): string => {
  if (code === 'ENOENT')
    return 'RESTIC_REPOSITORY is set, but restic is not installed: sudo apt install restic.';
  if (killed) return 'restic took more than 12 hours.';
  if (/unable to open config file|Is there a repository at/.test(said))
    return `There is no repository at RESTIC_REPOSITORY, or its drive is not connected. To create it, run restic init once. (${said})`;
  return `restic: ${said || message}`;
};
