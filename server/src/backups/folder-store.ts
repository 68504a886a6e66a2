import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { OperatorError } from '../errors.ts';
import { isUndecodable } from '../media/files/visible-path.ts';
import { syncFolder } from '../sync-folder.ts';
import { type BackupStore, type CopyManifest, MANIFEST } from './backup-store.ts';
import { type MediaList, mediaListSchema } from './media-list.ts';
import { isAboutCopies, MediaStore } from './media-store.ts';
import { selectKept } from './retention.ts';
import { copyPrivately, writePrivately } from './write-file.ts';

/** Says whose copies these are. A folder without it is an unmounted drive, or new. */
const MARKER = 'jeweler-backups.json';
const MEDIA_LIST = 'media.json.gz';
const MEDIA = 'media';
/** `000123-2026-11-26T19-00-00Z`: numbered, because a clock can go back. */
const COPY = /^\d{6,}-[\dTZ-]+$/;
const UNFINISHED = '.unfinished';
const FOLDER_MODE = 0o700;

interface Copy {
  readonly name: string;
  /** From its name: an ISO instant, but with dashes in its time. */
  readonly made: string;
}

/**
 * Copies in a folder: one folder for each, with the database and the settings and a list of the media, and
 * beside them the media (media-store.ts).
 */
export class FolderStore implements BackupStore {
  readonly #root: string;
  readonly #only: string | undefined;
  readonly #media: MediaStore;
  readonly #onProgress: () => void;

  /**
   * @param folder BACKUP_DIR, or one copy in it
   * @param onProgress called with each file, so that others can tell that the drive answers
   */
  constructor(folder: string, onProgress: () => void = () => {}) {
    const isCopy = existsSync(path.join(folder, MANIFEST));
    this.#root = isCopy ? path.dirname(folder) : folder;
    this.#only = isCopy ? path.basename(folder) : undefined;
    this.#media = new MediaStore(path.join(this.#root, MEDIA), onProgress);
    this.#onProgress = onProgress;
  }

  /**
   * Refuses a folder that is not where the earlier copies are: an unmounted drive would otherwise fill the disk
   * below it, and another shop's copies would be replaced.
   * @param shop belongs to the database
   * @param isNew whether the folder may be one that was never used
   */
  async claim(shop: string, isNew: boolean): Promise<void> {
    const stats = await stat(this.#root).catch(() => undefined);
    if (!stats?.isDirectory())
      throw new OperatorError(
        `The folder for copies, ${this.#root}, does not exist. Connect its drive, or create it.`,
      );
    const marker = path.join(this.#root, MARKER);
    if (!existsSync(marker)) {
      if (!isNew)
        throw new OperatorError(
          `The folder for copies, ${this.#root}, has none of the earlier copies: is its drive connected? To begin anew there, run: npm run backup -- now --new-drive`,
        );
      await writePrivately(marker, `${JSON.stringify({ shop })}\n`);
      await syncFolder(this.#root);
    } else if ((JSON.parse(await readFile(marker, 'utf8')) as { shop?: string }).shop !== shop)
      throw new OperatorError(
        `The folder for copies, ${this.#root}, holds those of another database. Set BACKUP_DIR to an empty folder, or bring up this machine from them: npm run standby -- ${this.#root}`,
      );
    // What killed processes left: a copy that was not finished, or one that was being removed.
    for (const name of await readdir(this.#root))
      if (name === UNFINISHED || (COPY.test(name) && !existsSync(path.join(this.#root, name, MANIFEST))))
        await rm(path.join(this.#root, name), { recursive: true, force: true });
  }

  async add(prepared: string, manifest: CopyManifest): Promise<readonly string[]> {
    const [last] = await this.#copies();
    const unfinished = path.join(this.#root, UNFINISHED);
    try {
      await mkdir(unfinished, { mode: FOLDER_MODE });
      for (const [name, hash] of Object.entries(manifest.files)) {
        const file = path.join(unfinished, name);
        if ((await copyPrivately(path.join(prepared, name), file)) !== hash)
          throw new Error(`${name} changed while it was copied.`);
        this.#onProgress();
      }
      const previous = last ? await this.#readList(last) : [];
      const { list, remarks } = await this.#addMedia(manifest.mediaDir, previous);
      await this.#media.sync();
      await writePrivately(path.join(unfinished, MEDIA_LIST), gzipSync(JSON.stringify(list)));
      await writePrivately(path.join(unfinished, MANIFEST), JSON.stringify(manifest, undefined, 2));
      await syncFolder(unfinished);
      const number = String(Number.parseInt(last?.name ?? '0', 10) + 1).padStart(6, '0');
      const name = `${number}-${manifest.made.slice(0, 19).replaceAll(':', '-')}Z`;
      await rename(unfinished, path.join(this.#root, name));
      await syncFolder(this.#root);
      return remarks;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  /** A media folder that cannot be read at all, or is suddenly empty, keeps its last list. */
  async #addMedia(mediaDir: string, previous: MediaList): Promise<{ list: MediaList; remarks: string[] }> {
    try {
      const { list, unread } = await this.#media.add(mediaDir, previous);
      if (list.length === 0 && previous.length > 0)
        return {
          list: previous,
          remarks: [
            `The media folder ${mediaDir} is empty, and the last copy had ${previous.length} files: is its drive connected? They stay in the copies.`,
          ],
        };
      if (unread[0] === undefined) return { list, remarks: [] };
      const advice = isUndecodable(unread[0])
        ? 'its name is not in UTF-8, so it has to be renamed'
        : 'give the user that runs the server permission to read them, and check the drive';
      return {
        list,
        remarks: [
          `${unread.length} files or folders of the media folder could not be read, such as ${unread.slice(0, 3).join(', ')}: ${advice}.`,
        ],
      };
    } catch (error) {
      if (isAboutCopies(error, this.#root)) throw error;
      return {
        list: previous,
        remarks: [`The media folder could not be read (${(error as Error).message}): check its drive.`],
      };
    }
  }

  async removeOld(): Promise<void> {
    const copies = await this.#copies();
    const kept = selectKept(copies);
    const removed = copies.slice(1).filter((copy) => !kept.has(copy));
    if (removed.length === 0) return;
    for (const { name } of removed) {
      // One that is half removed is none.
      await rm(path.join(this.#root, name, MANIFEST));
      await rm(path.join(this.#root, name), { recursive: true });
      this.#onProgress();
    }
    const needed = new Set<string>();
    for (const copy of await this.#copies())
      for (const { content } of await this.#readList(copy)) needed.add(content);
    await this.#media.removeAllBut(needed);
  }

  async fetch(folder: string): Promise<void> {
    const copy = path.join(this.#root, (await this.#newest()).name);
    for (const name of await readdir(copy))
      if (name !== MEDIA_LIST) await copyPrivately(path.join(copy, name), path.join(folder, name));
  }

  async checkMedia(): Promise<void> {
    await this.#media.check(await this.#readList(await this.#newest()));
  }

  async fetchMedia(folder: string): Promise<number> {
    return this.#media.write(await this.#readList(await this.#newest()), folder);
  }

  async #newest(): Promise<Copy> {
    const copies = await this.#copies();
    const copy = this.#only ? copies.find(({ name }) => name === this.#only) : copies[0];
    if (!copy) throw new OperatorError(`There is no copy in ${this.#root}.`);
    return copy;
  }

  async #readList({ name }: Copy): Promise<MediaList> {
    const text = gunzipSync(await readFile(path.join(this.#root, name, MEDIA_LIST)));
    return mediaListSchema.parse(JSON.parse(text.toString()));
  }

  /** Whole copies, newest first. */
  async #copies(): Promise<Copy[]> {
    return (await readdir(this.#root))
      .filter((name) => COPY.test(name) && existsSync(path.join(this.#root, name, MANIFEST)))
      .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
      .map((name) => ({ name, made: name.slice(name.indexOf('-') + 1) }));
  }
}
