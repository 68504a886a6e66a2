import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isUndecodable } from '../media/files/visible-path.ts';
import { scanTree } from '../media/scanner/scan-tree.ts';
import { BIN_FOLDER } from '../media/writing/media-folder-writer.ts';

/**
 * Every file that the library lists, and those in the bin, which can be undeleted; times in milliseconds. Folders and
 * files that cannot be read are in `unread`: without them it would look as if they had been deleted. Throws when the
 * folder or its drive cannot be read, or is disconnected meanwhile.
 */
export const listMediaFolder = async (mediaDir: string) => {
  const root = await realpath(mediaDir);
  const { dev, ino } = await stat(root);
  const found: { path: string; size: number; mtime: number }[] = [];
  const unread: string[] = [];
  for (const folder of ['', BIN_FOLDER].filter((each) => existsSync(path.join(root, each)))) {
    const inRoot = (file: string) => path.posix.join(folder, file);
    const { unreadable } = await scanTree(path.join(root, folder), (file, { size, mtimeMs }) => {
      found.push({ path: inRoot(file), size, mtime: mtimeMs });
    });
    unread.push(...unreadable.map(inRoot));
  }
  const after = await stat(root);
  if (after.dev !== dev || after.ino !== ino) throw new Error(`${mediaDir} was disconnected meanwhile`);
  return { found, unread };
};

/** What to do about files that could not be read or copied: a sentence, or none. */
export const unreadAdvice = (unread: readonly string[]): string[] => {
  if (unread[0] === undefined) return [];
  const advice = isUndecodable(unread[0])
    ? 'its name is not in UTF-8, so it has to be renamed'
    : 'give the user that runs the server permission to read them, rename those whose names differ only in case, and check the drive';
  return [
    `${unread.length} files or folders of the media folder could not be read, such as ${unread.slice(0, 3).join(', ')}: ${advice}.`,
  ];
};
