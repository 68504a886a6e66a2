import { constants, type Dirent, existsSync } from 'node:fs';
import { access, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isUndecodable, isVisibleBelow, isVisibleName } from '../media/files/visible-path.ts';
import { BIN_FOLDER } from '../media/writing/media-folder-writer.ts';

export const mediaListSchema = z.array(
  z.object({
    /** Below MEDIA_DIR, with `/`. */
    path: z.string(),
    size: z.number(),
    /** Modification time in milliseconds. */
    mtime: z.number(),
    /** Name of its content in the store: its SHA-256 with the extension of the file. */
    content: z.string().regex(/^[\da-f]{64}(?:\.[a-z\d]{1,5})?$/),
  }),
);
export type MediaList = z.infer<typeof mediaListSchema>;

/**
 * Every file that the library lists, and those in the bin, which can be undeleted. Folders and files that cannot be read
 * are in `unread`: without them it would look as if they had been deleted. Links that lead nowhere or outside are in
 * `astray`. Throws when nothing can be read.
 */
export const listMediaFolder = async (mediaDir: string) => {
  const root = await realpath(mediaDir);
  const found: Omit<MediaList[number], 'content'>[] = [];
  const unread: string[] = [];
  const astray: string[] = [];
  const isCopied = (entry: Dirent, folder: string) =>
    isVisibleName(entry.name) ||
    folder.startsWith(BIN_FOLDER) ||
    (folder === '' && entry.name === BIN_FOLDER);
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readEntries(root, folder, unread)) {
      if (!isCopied(entry, folder)) continue;
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isUndecodable(entry.name) && !existsSync(path.join(root, relative))) unread.push(relative);
      else if (entry.isDirectory()) folders.push(relative);
      else if (entry.isFile() || entry.isSymbolicLink()) {
        const file = await readStats(root, relative, entry.isSymbolicLink(), { unread, astray });
        if (file) found.push({ path: relative, size: file.size, mtime: Math.trunc(file.mtimeMs) });
      }
    }
  }
  return { found, unread, astray };
};

/** None of a folder that has been removed meanwhile. */
const readEntries = async (root: string, folder: string, unread: string[]): Promise<Dirent[]> => {
  try {
    return await readdir(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (folder === '') throw error;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') unread.push(folder);
    return [];
  }
};

/** Undefined for what has been removed meanwhile, and for links that lead nowhere, outside or to folders. */
const readStats = async (
  root: string,
  relative: string,
  isLink: boolean,
  { unread, astray }: Record<'unread' | 'astray', string[]>,
) => {
  const file = path.join(root, relative);
  try {
    if (!isLink || isVisibleBelow(root, await realpath(file))) {
      const stats = await stat(file);
      await access(file, constants.R_OK);
      return stats.isFile() ? stats : undefined;
    }
    astray.push(relative);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ELOOP') unread.push(relative);
    else if (isLink) astray.push(relative);
  }
  return undefined;
};
