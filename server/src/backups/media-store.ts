import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { hashFile } from '../hash-file.ts';
import { syncFolder } from '../sync-folder.ts';
import { listMediaFolder, type MediaList } from './media-list.ts';
import { copyPrivately } from './write-file.ts';

/** Files copied at the same time. */
const CONCURRENCY = 4;
/** Files whose content a check reads, until it has read so many bytes. */
const SAMPLE_FILES = 50;
const SAMPLE_BYTES = 1024 * 1024 * 1024;
const PRIVATE_FOLDER_MODE = 0o700;
/** Restored media get the mode of new files. */
const MEDIA_MODE = 0o666;
/** File systems round modification times, some to two seconds. */
const SAME_TIME_MS = 2001;

/** A file that is being changed while it is read is tried this often. */
const ATTEMPTS = 3;

/** Whether an error is about the folder with the copies, and not about a file that should be copied there. */
export const isAboutCopies = (error: unknown, folder: string): boolean =>
  ((error as NodeJS.ErrnoException).path ?? '').startsWith(folder + path.sep);

/**
 * The contents of media files, each once, under its SHA-256: what has not changed, and what was only moved or
 * renamed, is never written again, on any file system. Which copy has which of them is in its list.
 */
export class MediaStore {
  readonly #folder: string;
  readonly #onProgress: () => void;

  /**
   * @param folder in BACKUP_DIR
   * @param onProgress called with each part of a file
   */
  constructor(folder: string, onProgress: () => void = () => {}) {
    this.#folder = folder;
    this.#onProgress = onProgress;
  }

  #place(content: string): string {
    return path.join(this.#folder, content.slice(0, 2), content);
  }

  /** Names of all contents. */
  async #contents(): Promise<Set<string>> {
    if (!existsSync(this.#folder)) return new Set();
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isFile()).map((entry) => entry.name));
  }

  /**
   * Stores what `mediaDir` has and `previous` has not. Returns the new list; files and folders that could not be read
   * are in it as they were, and named in `unread`. Throws when the copies cannot be written.
   */
  async add(mediaDir: string, previous: MediaList): Promise<{ list: MediaList; unread: string[] }> {
    const { found, unread } = await listMediaFolder(mediaDir);
    const asBefore = previous.filter(({ path: file }) =>
      unread.some((each) => file === each || file.startsWith(`${each}/`)),
    );
    const known = new Map(previous.map((entry) => [entry.path, entry]));
    const stored = await this.#contents();
    const entries = await pLimit(CONCURRENCY).map(found, async (file) => {
      const before = known.get(file.path);
      const isSame = before?.size === file.size && before.mtime === file.mtime;
      if (before && isSame && stored.has(before.content)) return before;
      try {
        const content = await this.#store(path.join(mediaDir, file.path), stored);
        if (content !== undefined) return { ...file, content };
      } catch (error) {
        if (isAboutCopies(error, this.#folder)) throw error;
        if (!existsSync(path.join(mediaDir, file.path))) return undefined;
      }
      unread.push(file.path);
      return before;
    });
    return { list: [...asBefore, ...entries.filter((entry) => entry !== undefined)], unread };
  }

  /** Undefined for a file that is being written all the time: it is copied when that has ended. */
  async #store(file: string, stored: Set<string>): Promise<string | undefined> {
    const extension = /\.[a-z\d]{1,5}$/.exec(file.toLowerCase())?.[0] ?? '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const hash = await hashFile(file, this.#onProgress);
      const content = hash + extension;
      if (stored.has(content)) return content;
      const place = this.#place(content);
      await mkdir(path.dirname(place), { recursive: true, mode: PRIVATE_FOLDER_MODE });
      if ((await copyPrivately(file, place, { onPart: this.#onProgress })) === hash) {
        stored.add(content);
        return content;
      }
      await rm(place);
    }
    return undefined;
  }

  /** Waits until the entries of all folders are on disk; the files are already. */
  async sync(): Promise<void> {
    if (!existsSync(this.#folder)) return;
    for (const group of await readdir(this.#folder)) await syncFolder(path.join(this.#folder, group));
    await syncFolder(this.#folder);
  }

  async removeAllBut(needed: ReadonlySet<string>): Promise<void> {
    for (const content of await this.#contents()) if (!needed.has(content)) await rm(this.#place(content));
  }

  /**
   * Throws unless everything on the list is there, and a sample of it is unchanged. What is damaged is removed,
   * so that the next copy writes it again from the media folder.
   */
  async check(list: MediaList): Promise<void> {
    const stored = await this.#contents();
    const missing = list.filter(({ content }) => !stored.has(content));
    if (missing[0])
      throw new Error(`Of the media, ${missing.length} are missing in the copy, such as ${missing[0].path}.`);
    const start = Math.floor(Math.random() * list.length);
    const step = Math.max(1, Math.ceil(list.length / SAMPLE_FILES));
    let bytes = 0;
    for (let at = 0; at < list.length && bytes < SAMPLE_BYTES; at += step) {
      const entry = list[(start + at) % list.length];
      if (!entry) continue;
      bytes += entry.size;
      const hash = await hashFile(this.#place(entry.content), this.#onProgress);
      if (entry.content.startsWith(hash)) continue;
      await rm(this.#place(entry.content));
      throw new Error(
        `The copy of ${entry.path} is damaged; the next copy writes it again. Check that drive.`,
      );
    }
  }

  /** Writes what is on the list and not in the folder. Returns how many files that were. */
  async write(list: MediaList, folder: string): Promise<number> {
    const written = await pLimit(CONCURRENCY).map(list, async (entry) => {
      const target = path.resolve(folder, entry.path);
      if (!target.startsWith(path.resolve(folder) + path.sep))
        throw new Error(`${entry.path} leads outside.`);
      const present = await stat(target).catch(() => undefined);
      if (present?.size === entry.size && Math.abs(present.mtimeMs - entry.mtime) < SAME_TIME_MS)
        return false;
      await mkdir(path.dirname(target), { recursive: true });
      const hash = await copyPrivately(this.#place(entry.content), target, { mode: MEDIA_MODE });
      if (!entry.content.startsWith(hash)) throw new Error(`The copy of ${entry.path} is damaged.`);
      await utimes(target, new Date(), new Date(entry.mtime));
      return true;
    });
    return written.filter(Boolean).length;
  }
}
