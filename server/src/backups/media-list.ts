import { constants, type Dirent } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isUndecodable, isVisibleBelow, isVisibleName } from '../media/files/visible-path.ts';
import { BIN_FOLDER } from '../media/writing/media-folder-writer.ts';

/**
 * Every file that the library lists, and those in the bin, which can be undeleted: paths with `/`, times of change in
 * milliseconds. Folders and files that cannot be read are in `unread`: without them it would look as if they had been
 * deleted. Links that lead nowhere or outside are in `astray`. Throws when nothing can be read.
 */
export const listMediaFolder = async (mediaDir: string) => {
  const root = await realpath(mediaDir);
  const found: { path: string; size: number; mtime: number }[] = [];
  const unread: string[] = [];
  const astray: string[] = [];
  const isCopied = (folder: string, name: string) =>
    isVisibleName(name) || folder.startsWith(BIN_FOLDER) || (folder === '' && name === BIN_FOLDER);
  const addFolder = async (folder: string): Promise<void> => {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true }))
      if (isCopied(folder, entry.name)) await addEntry(path.posix.join(folder, entry.name), entry);
  };
  const addEntry = async (relative: string, entry: Dirent): Promise<void> => {
    const file = path.join(root, relative);
    const isLink = entry.isSymbolicLink();
    try {
      if (entry.isDirectory()) await addFolder(relative);
      else if (isLink && !isVisibleBelow(root, await realpath(file))) astray.push(relative);
      else if (isLink || entry.isFile()) {
        const stats = await stat(file);
        await access(file, constants.R_OK);
        if (stats.isFile()) found.push({ path: relative, size: stats.size, mtime: stats.mtimeMs });
      }
    } catch (error) {
      const isGone = ['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (isGone && isLink) astray.push(relative);
      // What has been removed meanwhile is left out.
      else if (!isGone || isUndecodable(entry.name)) unread.push(relative);
    }
  };
  await addFolder('');
  return { found, unread, astray };
};

export type MediaListing = Awaited<ReturnType<typeof listMediaFolder>>;
