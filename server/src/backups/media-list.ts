import { constants, type Dirent } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isUndecodable, isVisibleBelow, isVisibleName } from '../media/files/visible-path.ts';
import { BIN_FOLDER } from '../media/writing/media-folder-writer.ts';

/**
 * Every file that the library lists, and those in the bin, which can be undeleted: paths with `/`, times of change in
 * milliseconds. Folders and files that cannot be read are in `unread`: without them it would look as if they had been
 * deleted. Links that lead nowhere or outside are left out. Throws when nothing can be read.
 */
export const listMediaFolder = async (mediaDir: string) => {
  const root = await realpath(mediaDir);
  const found: { path: string; size: number; mtime: number }[] = [];
  const unread: string[] = [];
  const isCopied = (folder: string, name: string) =>
    isVisibleName(name) || folder.startsWith(BIN_FOLDER) || (folder === '' && name === BIN_FOLDER);
  const addFolder = async (folder: string): Promise<void> => {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true }))
      if (isCopied(folder, entry.name)) await addEntry(path.posix.join(folder, entry.name), entry);
  };
  const addEntry = async (relative: string, entry: Dirent): Promise<void> => {
    const file = path.join(root, relative);
    try {
      if (entry.isDirectory()) await addFolder(relative);
      else if (entry.isSymbolicLink() ? isVisibleBelow(root, await realpath(file)) : entry.isFile()) {
        const stats = await stat(file);
        await access(file, constants.R_OK);
        if (stats.isFile()) found.push({ path: relative, size: stats.size, mtime: stats.mtimeMs });
      }
    } catch (error) {
      // What has been removed meanwhile is left out.
      const isGone = ['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isGone || isUndecodable(entry.name)) unread.push(relative);
    }
  };
  await addFolder('');
  return { found, unread };
};

export type MediaListing = Awaited<ReturnType<typeof listMediaFolder>>;

/** What to do about files that could not be read or copied; undefined when there are none. */
export const unreadAdvice = (unread: readonly string[]): string | undefined => {
  if (unread[0] === undefined) return undefined;
  const advice = isUndecodable(unread[0])
    ? 'its name is not in UTF-8, so it has to be renamed'
    : 'give the user that runs the server permission to read them, rename those whose names differ only in case, and check the drive';
  return `${unread.length} files or folders of the media folder could not be read, such as ${unread.slice(0, 3).join(', ')}: ${advice}.`;
};
