import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, lstat, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Actor } from '../../accounts/actor.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { syncFolder } from '../../sync-folder.ts';
import { type DriveAccess, DriveBusyError } from '../files/drive-access.ts';
import { isMissing, unless } from '../files/file-fault.ts';
import { BIN_FOLDER, MediaFolderWriter, makeFolder } from '../writing/media-folder-writer.ts';
import { isWithoutLinks, move } from '../writing/move-file.ts';
import { folderOf, nameOf } from './new-names.ts';

/** What is deleted can be put back for so long. */
export const BIN_MS = 30 * 24 * 60 * 60 * 1000;

/** What is known of something in the bin. */
export type BinRow = Readonly<Selectable<Tables['media_bin']>>;

/** Who changes the media folder, and when. */
export type ChangeAuthor = Pick<Actor, 'username' | 'at'>;

/** What goes into the bin. */
export interface Discarded {
  /** Below the media folder, with forward slashes. */
  readonly path: string;
  readonly isFolder: boolean;
  /** Bytes. */
  readonly size: number;
}

/**
 * Deleted and replaced files, hidden in the media folder and so on the same disk. The row of a file is stored before
 * the file is moved, and counts only while the file is there: a server that is killed in between has lost nothing.
 */
export class MediaBin {
  readonly #writer: MediaFolderWriter;
  readonly #folder: string;
  readonly #database: Database;
  readonly #drive: Pick<DriveAccess, 'run'>;

  constructor(mediaDir: string, database: Database, drive: Pick<DriveAccess, 'run'>) {
    this.#drive = drive;
    this.#writer = new MediaFolderWriter(mediaDir);
    this.#folder = join(mediaDir, BIN_FOLDER);
    this.#database = database;
  }

  /**
   * Moves something into the bin, from where nobody gets it. Resolves with its id there.
   * @throws the file system's error; NotFoundError for a hidden path
   */
  async take(discarded: Discarded, author: ChangeAuthor): Promise<string> {
    const from = await this.#drive.run(() => this.#writer.entry(discarded.path));
    const id = await this.#note(from, discarded, author, 'deleted');
    await this.#drive.run(() => rename(from, this.#file(id)));
    await this.#sync(from);
    return id;
  }

  /**
   * Keeps the content of a file that is about to be replaced, and leaves the file where it is: until another file is
   * renamed to its name, visitors get the old one. Resolves with the id in the bin.
   */
  async keepReplaced(discarded: Discarded, author: ChangeAuthor): Promise<string> {
    const from = await this.#drive.run(() => this.#writer.entry(discarded.path));
    const id = await this.#note(from, discarded, author, 'replaced');
    try {
      await this.#drive.run(() => link(from, this.#file(id)));
    } catch (error) {
      // A file system without hard links: as much as the disk allows, however long that takes.
      if (!isWithoutLinks(error)) throw error;
      await copyFile(from, this.#file(id), constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    }
    await this.#sync(from);
    return id;
  }

  /** Removes what was kept of a file that has not been replaced after all. */
  async dropKept(id: string): Promise<void> {
    await this.#drive.run(() => rm(this.#file(id), { force: true }));
    await this.#forget([id]);
  }

  /** What can be put back, the latest first. */
  async list(): Promise<BinRow[]> {
    const names = await this.#names();
    const rows = await this.#rows();
    return rows.filter(({ id }) => names.has(id));
  }

  /**
   * Moves something out of the bin to a path below the media folder.
   * @throws the file system's error; EEXIST when the name is taken; NotFoundError where its folder cannot be made
   */
  async putBack(id: string, path: string): Promise<void> {
    const to = await this.#drive.run(async () => {
      await lstat(this.#file(id));
      const target = join(await this.#writer.madeFolder(folderOf(path)), nameOf(path));
      await move(this.#file(id), target);
      return target;
    });
    await this.#sync(to);
    await this.#forget([id]);
  }

  /**
   * Removes for good what has been in the bin for 30 days. A row whose file is not there stays as long: its drive may not
   * be connected.
   */
  async empty(now: Date): Promise<void> {
    const names = await this.#names();
    const before = new Date(now.getTime() - BIN_MS);
    const rows = await this.#rows();
    const old = rows.filter(({ at }) => at < before.toISOString());
    for (const { id } of old) await rm(this.#file(id), { recursive: true, force: true });
    await this.#forget(old.map(({ id }) => id));
    // After a restored database there may be files without a row.
    const known = new Set(rows.map(({ id }) => id));
    for (const name of names) {
      if (known.has(name)) continue;
      const { ctimeMs } = await lstat(this.#file(name));
      if (ctimeMs < before.getTime()) await rm(this.#file(name), { recursive: true, force: true });
    }
  }

  async #note(
    file: string,
    discarded: Discarded,
    { username, at }: ChangeAuthor,
    reason: BinRow['reason'],
  ): Promise<string> {
    await this.#drive.run(async () => {
      await lstat(file);
      await makeFolder(this.#folder);
    });
    const id = randomUUID();
    const { path, isFolder, size } = discarded;
    const row = { id, path, is_folder: isFolder ? 1 : 0, size, reason, at, by: username } as const;
    await this.#database.writes.run((trx) => trx.insertInto('media_bin').values(row).execute());
    return id;
  }

  /** The latest first. */
  #rows(): Promise<BinRow[]> {
    return this.#database.query.selectFrom('media_bin').selectAll().orderBy('at', 'desc').execute();
  }

  async #forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#database.writes.run(async (trx) => {
      for (const id of ids) await trx.deleteFrom('media_bin').where('id', '=', id).execute();
    });
  }

  async #names(): Promise<ReadonlySet<string>> {
    const names = this.#drive.run(() => readdir(this.#folder));
    return new Set(await unless(isMissing, names));
  }

  /** What has got its place has it, also while the drive does not answer: then the disk is not waited for. */
  async #sync(file: string): Promise<void> {
    const synced = this.#drive.run(async () => {
      await syncFolder(this.#folder);
      await syncFolder(dirname(file));
    });
    await unless((error) => error instanceof DriveBusyError, synced);
  }

  #file(id: string): string {
    return join(this.#folder, id);
  }
}
