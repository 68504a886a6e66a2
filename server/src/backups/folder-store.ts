import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../errors.ts';
import { syncFolder } from '../sync-folder.ts';
import { type BackupStore, type CopyManifest, MANIFEST } from './backup-store.ts';
import { MediaMirror } from './media-mirror.ts';
import { selectKept } from './retention.ts';
import { copySynced, PRIVATE_FOLDER_MODE, writePrivately } from './write-file.ts';

/** Says whose copies these are. A folder without it is an unmounted drive, or new. */
const MARKER = 'jeweler-backups.json';
/** `000123-2026-11-26T19-00-00Z`: numbered, because a clock can go back. */
const COPY = /^\d{6,}-[\dTZ-]+$/;
const UNFINISHED = '.unfinished';

/**
 * Copies in a folder: one folder for each, with the database and the settings, and beside them the media
 * (media-mirror.ts).
 */
export class FolderStore implements BackupStore {
  readonly #root: string;
  readonly #only: string | undefined;
  readonly #media: MediaMirror;

  /** @param folder BACKUP_DIR, or one copy in it */
  constructor(folder: string) {
    const isCopy = existsSync(path.join(folder, MANIFEST));
    this.#root = isCopy ? path.dirname(folder) : folder;
    this.#only = isCopy ? path.basename(folder) : undefined;
    this.#media = new MediaMirror(this.#root);
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
    const [last = ''] = await this.#copies();
    const number = String((Number.parseInt(last, 10) || 0) + 1).padStart(6, '0');
    const unfinished = path.join(this.#root, UNFINISHED);
    try {
      await mkdir(unfinished, { mode: PRIVATE_FOLDER_MODE });
      for (const [name, hash] of Object.entries(manifest.files))
        if ((await copySynced(path.join(prepared, name), path.join(unfinished, name))) !== hash)
          throw new Error(`${name} changed while it was copied.`);
      const remarks = await this.#media.update(manifest.mediaDir, number);
      await writePrivately(path.join(unfinished, MANIFEST), JSON.stringify(manifest, undefined, 2));
      await syncFolder(unfinished);
      const name = `${number}-${manifest.made.slice(0, 19).replaceAll(':', '-')}Z`;
      await rename(unfinished, path.join(this.#root, name));
      await syncFolder(this.#root);
      return remarks;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  async removeOld(): Promise<void> {
    const copies = (await this.#copies()).map((name) => ({ name, made: name.slice(name.indexOf('-') + 1) }));
    const kept = selectKept(copies);
    for (const { name } of copies.slice(1).filter((copy) => !kept.has(copy))) {
      // One that is half removed is none.
      await rm(path.join(this.#root, name, MANIFEST));
      await rm(path.join(this.#root, name), { recursive: true });
    }
    await this.#media.forgetBefore((await this.#copies()).at(-1) ?? '');
  }

  async fetch(folder: string): Promise<void> {
    const copy = path.join(this.#root, await this.#newest());
    for (const name of await readdir(copy)) await copySynced(path.join(copy, name), path.join(folder, name));
  }

  checkMedia(): Promise<void> {
    return this.#media.check();
  }

  /** @param left see `MediaMirror.restore` */
  async fetchMedia(folder: string, left?: string[]): Promise<number> {
    await this.#newest();
    return this.#media.restore(folder, left);
  }

  async #newest(): Promise<string> {
    const name = this.#only ?? (await this.#copies())[0];
    if (name !== undefined) return name;
    throw new OperatorError(`There is no copy in ${this.#root}.`);
  }

  /** Names of whole copies, newest first. */
  async #copies(): Promise<string[]> {
    return (await readdir(this.#root))
      .filter((name) => COPY.test(name) && existsSync(path.join(this.#root, name, MANIFEST)))
      .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  }
}
