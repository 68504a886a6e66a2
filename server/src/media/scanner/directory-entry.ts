import { accessSync, constants, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsence, isRefusal, isUndecodable, isVisibleBelow, isVisibleName } from '../files/visible-path.ts';

/** A folder or file below the media folder that may be listed. */
export interface DirectoryEntry {
  readonly stats: Stats;
  /** A link to a file elsewhere in the folder, where changes to the content are detected. */
  readonly isLink: boolean;
}

/** Something is there, but the server may not read it, or its name is not UTF-8 and leads to nothing. */
export const UNREADABLE = 'unreadable';

const OTHERS_MAY_READ = 0o004;

/**
 * Reads the entry at a path below `root`: a folder, a readable file, or a link to a file that may itself be
 * served. Links to folders return undefined: the contents of their targets are listed under their own paths.
 * @param root absolute, links resolved
 * @param path below the root, with forward slashes, every segment visible
 * @throws the file system's error when the entry cannot be determined
 */
export const readEntry = (root: string, path: string): DirectoryEntry | typeof UNREADABLE | undefined => {
  const file = `${root}/${path}`;
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return isUndecodable(path) ? UNREADABLE : undefined;
    if (stats.isDirectory()) return { stats, isLink: false };
    if (stats.isFile()) return isReadable(file, stats) ? { stats, isLink: false } : undefined;
    return stats.isSymbolicLink() ? readLinkedFile(root, file) : undefined;
  } catch (error) {
    if (isRefusal(error)) return UNREADABLE;
    if (isAbsence(error)) return undefined;
    throw error;
  }
};

const readLinkedFile = (root: string, link: string): DirectoryEntry | undefined => {
  const file = realpathSync.native(link);
  if (!isVisibleBelow(root, file)) return undefined;
  const stats = statSync(file);
  return stats.isFile() && isReadable(file, stats) ? { stats, isLink: true } : undefined;
};

/** Most files are readable by everyone; only the others need a second call. */
const isReadable = (file: string, { mode }: Stats): boolean => {
  if ((mode & OTHERS_MAY_READ) === 0) accessSync(file, constants.R_OK);
  return true;
};

/**
 * Visible names in a folder below `root`, '' for the root itself. Empty for a folder that no longer exists.
 * @throws the file system's error when the names cannot be read, and for the root when it does not exist
 */
export const readNames = (root: string, folder: string): string[] | typeof UNREADABLE => {
  try {
    return readdirSync(`${root}/${folder}`).filter(isVisibleName);
  } catch (error) {
    if (folder !== '' && isRefusal(error)) return UNREADABLE;
    if (folder !== '' && isAbsence(error)) return [];
    throw error;
  }
};
