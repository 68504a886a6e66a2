import { chmod, mkdir, realpath, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { syncFile, syncFolder } from '../../sync-folder.ts';
import { folderOf, nameOf } from '../changes/new-names.ts';
import { codeOf } from '../files/file-fault.ts';
import { isAbsence, isVisibleName } from '../files/visible-path.ts';
import { move } from './move-file.ts';

/** Hidden folders on the disk of the media folder: what is in them is neither listed nor sent. */
export const UNFINISHED_FOLDER = '.uploads';
export const BIN_FOLDER = '.bin';

/** The only way for the server to put files into the media folder: never outside it, never over another file. */
export class MediaFolderWriter {
  readonly #root: string;

  constructor(mediaDir: string) {
    this.#root = mediaDir;
  }

  /**
   * Absolute path of a folder that may be shown, without links: what one leads to is listed under its own path, and the
   * catalogue knows it by that.
   * @param path below the media folder, with forward slashes; empty for the media folder itself
   * @throws NotFoundError
   */
  async folder(path: string): Promise<string> {
    const segments = path === '' ? [] : path.split('/');
    const folder = join(await realpath(this.#root), ...segments);
    try {
      if (
        segments.every(isVisibleName) &&
        (await realpath(folder)) === folder &&
        (await stat(folder)).isDirectory()
      )
        return folder;
    } catch (error) {
      if (!isAbsence(error)) throw error;
    }
    throw new NotFoundError('There is no such folder.');
  }

  /**
   * Absolute path of something in a folder that may be shown; whether it is there, and whether it is itself a link, is
   * for the caller.
   * @param path below the media folder
   * @throws NotFoundError for a hidden name, and where its folder is missing or a link
   */
  async entry(path: string): Promise<string> {
    const name = nameOf(path);
    if (!isVisibleName(name)) throw new NotFoundError();
    return join(await this.folder(folderOf(path)), name);
  }

  /** The folder as `folder` gives it, made where it is missing. @throws NotFoundError when something else is there */
  async madeFolder(path: string): Promise<string> {
    try {
      return await this.folder(path);
    } catch (error) {
      if (!(error instanceof NotFoundError) || path === '') throw error;
    }
    // What is there may be a file or a link.
    await makeFolder(join(await this.madeFolder(folderOf(path)), checkName(nameOf(path))));
    return this.folder(path);
  }

  /** Absolute path of the folder for uploads, which is created when it is missing. */
  async unfinishedFolder(): Promise<string> {
    const folder = join(await realpath(this.#root), UNFINISHED_FOLDER);
    await makeFolder(folder);
    return folder;
  }

  /**
   * Moves a finished file to `folder`; it is on disk when this resolves. Never overwrites anything.
   * @param temporary absolute, on the same disk
   * @throws NotFoundError, ValidationError for a name that would be hidden; EEXIST where the name is taken
   */
  async place(temporary: string, folder: string, name: string): Promise<void> {
    const directory = await this.folder(folder);
    const target = join(directory, checkName(name));
    await finish(temporary, directory);
    await move(temporary, target);
    await syncFolder(directory);
  }

  /** The same in the place of a file of that name, which is gone at that instant. */
  async replace(temporary: string, folder: string, name: string): Promise<void> {
    const directory = await this.folder(folder);
    await finish(temporary, directory);
    await rename(temporary, join(directory, checkName(name)));
    await syncFolder(directory);
  }
}

/** Makes a folder where it is missing. Not `recursive`, with which Node says of a read-only disk that there is none. */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

const checkName = (name: string): string => {
  if (!isVisibleName(name))
    throw new ValidationError({ name: 'Files of this name are hidden. Choose another.' });
  return name;
};

/** Readable by whom the folder is readable, and on disk. */
const finish = async (file: string, directory: string): Promise<void> => {
  await chmod(file, (await stat(directory)).mode & 0o666);
  await syncFile(file);
};
