import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sameNameKey, toSafeName } from '@jeweler/core/format';
import type { UploadClash } from '@jeweler/core/schemas';
import { NotFoundError } from '../../errors.ts';
import { freePath, joinPath, takenPaths } from '../changes/new-names.ts';
import type { DriveAccess } from '../files/drive-access.ts';
import { isMissing, unless } from '../files/file-fault.ts';
import { fileTime } from '../index/media-entry.ts';
import { mediaUrl } from '../media-address.ts';
import type { MediaFolderWriter } from '../writing/media-folder-writer.ts';

/** What has a name in a folder. */
export interface NamedFile {
  /** The same for Windows and macOS as the one that was looked for, in other letters perhaps: `A.JPG` for `a.jpg`. */
  readonly name: string;
  readonly stats: Stats;
}

/** Which names are taken in the folders of the media folder. */
export class NamesInFolder {
  readonly #writer: MediaFolderWriter;
  readonly #drive: DriveAccess;

  constructor(writer: MediaFolderWriter, drive: DriveAccess) {
    this.#writer = writer;
    this.#drive = drive;
  }

  /** What has this name, or one that is the same on other systems. @throws NotFoundError when the folder is gone */
  find(folder: string, name: string): Promise<NamedFile | undefined> {
    return this.#drive.run(async () => {
      const directory = await this.#writer.folder(folder);
      const all = await readdir(directory);
      const key = sameNameKey(name);
      const present = all.includes(name) ? name : all.find((each) => sameNameKey(each) === key);
      const stats = present === undefined ? undefined : await statsOf(join(directory, present));
      return present !== undefined && stats ? { name: present, stats } : undefined;
    });
  }

  /** What has exactly this name; undefined too when the folder is gone. */
  statsIfAny(folder: string, name: string): Promise<Stats | undefined> {
    return unless(
      (error) => error instanceof NotFoundError,
      this.#drive.run(async () => statsOf(join(await this.#writer.folder(folder), name))),
    );
  }

  /** The name, made safe, with the first number that is free. */
  async free(folder: string, name: string): Promise<string> {
    const names = await this.#drive.run(async () => readdir(await this.#writer.folder(folder)));
    return freePath(toSafeName(name), takenPaths(names));
  }

  /** What somebody who uploads `name` has to know of what has it. */
  async describe(folder: string, name: string, present: NamedFile): Promise<UploadClash> {
    const path = joinPath(folder, present.name);
    return {
      path,
      publicUrl: mediaUrl(path),
      size: present.stats.size,
      modified: new Date(fileTime(present.stats.mtimeMs)).toISOString(),
      freeName: await this.free(folder, name),
    };
  }
}

const statsOf = (file: string): Promise<Stats | undefined> => unless(isMissing, lstat(file));
