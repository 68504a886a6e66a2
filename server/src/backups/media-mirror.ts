import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../errors.ts';
import { hashFile } from '../hash-file.ts';
import { syncFolder } from '../sync-folder.ts';
import { listMediaFolder, unreadAdvice } from './media-list.ts';
import { copySynced, PRIVATE_FOLDER_MODE, writePrivately } from './write-file.ts';

/** About how many files a check reads, until it has read so many bytes. */
const SAMPLE_FILES = 50;
const SAMPLE_BYTES = 1024 * 1024 * 1024;
/** Restored media get the mode of new files. */
const MEDIA_MODE = 0o666;
/** File systems round modification times, some to two seconds. */
const SAME_TIME_MS = 2001;

/** What was copied: its time in the media folder, since the drive may round its own, and its SHA-256. */
const entrySchema = z.object({ size: z.number(), mtime: z.number(), hash: z.string() });
const listSchema = z.record(z.string(), entrySchema);
type Entry = z.infer<typeof entrySchema>;

/** exFAT, Windows and macOS take names for one that differ only in case, or in how accents are written. */
const folded = (file: string): string => file.normalize('NFC').toLowerCase();

/** The media in BACKUP_DIR, under their own names: as they are now, and what has been replaced or deleted since. */
export class MediaMirror {
  readonly #now: string;
  readonly #list: string;
  readonly #removed: string;
  readonly #unfinished: string;

  constructor(root: string) {
    this.#now = path.join(root, 'media-now');
    this.#list = path.join(root, 'media-now.json');
    this.#removed = path.join(root, 'media-removed');
    this.#unfinished = path.join(root, 'media-unfinished');
  }

  /**
   * Makes the mirror what the media folder is; what cannot be copied stays as it was. A folder that cannot be read, or
   * is suddenly empty, changes nothing. Returns what is worth knowing, in sentences. Throws when the drive cannot be
   * written.
   * @param copy number of the copy that is being made: names the folder for what is replaced or deleted
   */
  async update(mediaDir: string, copy: string): Promise<readonly string[]> {
    const before = await this.#readList();
    const listing = await listMediaFolder(mediaDir).catch((error: Error) => error);
    if (listing instanceof Error)
      return [`The media folder could not be read (${listing.message}): check its drive.`];
    const { found, unread } = listing;
    const count = Object.keys(before).length;
    if (found.length + unread.length === 0 && count > 0)
      return [
        `The media folder ${mediaDir} is empty, and the last copy had ${count} files: is its drive connected? They stay in the copies.`,
      ];
    const isUnread = (file: string) => unread.some((each) => `${file}/`.startsWith(`${each}/`));
    const list = Object.fromEntries(Object.entries(before).filter(([file]) => isUnread(file)));
    const left = [...unread];
    const names = new Set(found.map((file) => folded(file.path)));
    for (const file of await filesBelow(this.#now))
      if (!names.has(folded(file)) && !isUnread(file)) await this.#setAside(file, copy);
    for (const file of found) {
      const known = before[file.path];
      // The second of two names that are one there has no place.
      const isFirst = names.delete(folded(file.path));
      const entry = isFirst ? await this.#copy(mediaDir, file, known, copy) : undefined;
      if (entry) list[file.path] = entry;
      else if (existsSync(path.join(mediaDir, file.path))) {
        left.push(file.path);
        if (isFirst && known) list[file.path] = known;
      }
    }
    await writePrivately(this.#unfinished, JSON.stringify(list));
    await rename(this.#unfinished, this.#list);
    return unreadAdvice(left);
  }

  /** Undefined for a file that cannot be read, is being written at this moment, or whose name the drive refuses. */
  async #copy(
    mediaDir: string,
    { path: file, size, mtime }: Omit<Entry, 'hash'> & { path: string },
    known: Entry | undefined,
    copy: string,
  ): Promise<Entry | undefined> {
    const [source, target] = [path.join(mediaDir, file), path.join(this.#now, file)];
    const there = await stat(target).catch(() => undefined);
    if (there?.size === size && known?.size === size && known.mtime === mtime) return known;
    let hash: string;
    try {
      hash = await hashFile(source);
      // Only its time is another one, or the copy that brought it was cut off.
      if (there?.size === size && (await hashFile(target)) === hash) return { size, mtime, hash };
      if ((await copySynced(source, this.#unfinished)) !== hash) return undefined;
    } catch (error) {
      const isReadable = await hashFile(source).catch(() => false);
      // Then it is not at fault: the drive is.
      if (isReadable) throw error;
      return undefined;
    }
    try {
      await this.#setAside(file, copy);
      await move(this.#unfinished, target);
      return { size, mtime, hash };
    } catch {
      return undefined;
    }
  }

  /** What was set aside first stays: when a copy was cut off, the last whole one is of the time of that. */
  async #setAside(file: string, copy: string): Promise<void> {
    const [from, to] = [path.join(this.#now, file), path.join(this.#removed, copy, file)];
    if (existsSync(to)) await rm(from, { force: true });
    else if (existsSync(from)) await move(from, to);
  }

  /** Removes what only copies before this one could need. */
  async forgetBefore(copy: string): Promise<void> {
    if (!existsSync(this.#removed)) return;
    for (const name of await readdir(this.#removed))
      if (name <= copy) await rm(path.join(this.#removed, name), { recursive: true });
  }

  /**
   * Throws unless everything is there, and a sample of it is unchanged. What is damaged is removed, so that the next
   * copy writes it again from the media folder.
   */
  async check(): Promise<void> {
    const list = Object.entries(await this.#readList());
    const missing = list.filter(([file]) => !existsSync(path.join(this.#now, file)));
    if (missing[0])
      throw new Error(`Of the media, ${missing.length} are missing in the copy, such as ${missing[0][0]}.`);
    const start = Math.floor(Math.random() * list.length);
    let bytes = 0;
    for (const [file, { size, hash }] of [...list.slice(start), ...list.slice(0, start)]) {
      if (Math.random() > SAMPLE_FILES / list.length || bytes > SAMPLE_BYTES) continue;
      bytes += size;
      if ((await hashFile(path.join(this.#now, file))) === hash) continue;
      await rm(path.join(this.#now, file));
      throw new Error(`The copy of ${file} is damaged; the next copy writes it again. Check that drive.`);
    }
  }

  /**
   * Writes what is not in the folder. Returns how many files that were.
   * @param left gets the files that differ there, which then stay; without it they are replaced
   */
  async restore(folder: string, left?: string[]): Promise<number> {
    if (!existsSync(this.#list))
      throw new OperatorError(
        `There are no media in ${this.#now}; docs/backup.md says where copies had them before.`,
      );
    const list = await this.#readList();
    let count = 0;
    for (const file of await filesBelow(this.#now)) {
      const [source, target] = [path.join(this.#now, file), path.join(folder, file)];
      const { size, mtimeMs } = await stat(source);
      const mtime = list[file]?.mtime ?? mtimeMs;
      const present = await stat(target).catch(() => undefined);
      if (present?.size === size && Math.abs(present.mtimeMs - mtime) < SAME_TIME_MS) continue;
      if (present && left) {
        left.push(file);
        continue;
      }
      await mkdir(path.dirname(target), { recursive: true });
      const unfinished = path.join(folder, '.unfinished');
      await copySynced(source, unfinished, MEDIA_MODE);
      await utimes(unfinished, new Date(), new Date(mtime));
      await rename(unfinished, target);
      count += 1;
    }
    return count;
  }

  async #readList(): Promise<Record<string, Entry>> {
    return existsSync(this.#list) ? listSchema.parse(JSON.parse(await readFile(this.#list, 'utf8'))) : {};
  }
}

const move = async (from: string, to: string): Promise<void> => {
  await mkdir(path.dirname(to), { recursive: true, mode: PRIVATE_FOLDER_MODE });
  await rename(from, to);
  await syncFolder(path.dirname(to));
};

/** Paths with `/`, of links too; none of a folder that is not there. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    );
};
