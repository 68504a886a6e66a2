import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isVisibleBelow, isVisibleName } from '../media/files/visible-path.ts';
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

interface Found {
  readonly path: string;
  readonly size: number;
  readonly mtime: number;
}

/**
 * Every file that the library lists, and those in the bin, which can be undeleted. Throws when a folder cannot
 * be read: a list that lacks it would look as if its files had been deleted.
 */
export const listMediaFolder = async (mediaDir: string): Promise<Found[]> => {
  const root = await realpath(mediaDir);
  const found: Found[] = [];
  const isCopied = (entry: Dirent, folder: string) =>
    isVisibleName(entry.name) ||
    folder.startsWith(BIN_FOLDER) ||
    (folder === '' && entry.name === BIN_FOLDER);
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
      if (!isCopied(entry, folder)) continue;
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(relative);
      else if (entry.isFile() || entry.isSymbolicLink()) {
        const file = await readStats(root, relative, entry.isSymbolicLink());
        if (file) found.push({ path: relative, size: file.size, mtime: Math.trunc(file.mtimeMs) });
      }
    }
  }
  return found;
};

/** Undefined for what has been removed meanwhile, and for links that lead nowhere, outside or to folders. */
const readStats = async (root: string, relative: string, isLink: boolean) => {
  const file = path.join(root, relative);
  try {
    if (isLink && !isVisibleBelow(root, await realpath(file))) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? stats : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
