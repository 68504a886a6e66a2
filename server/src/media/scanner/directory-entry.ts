import { accessSync, constants, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsence, isVisibleBelow, isVisibleName } from '../visible-path.ts';

/** A folder or file below the media folder that may be listed. */
export interface DirectoryEntry {
  readonly stats: Stats;
  /** Its content is kept elsewhere in the folder, where changes to it are noticed. */
  readonly isLink: boolean;
}

const OTHERS_MAY_READ = 0o004;

/**
 * Looks at one path below `root`: a folder, a readable file, or a link to a file that may be served
 * itself. Links to folders give nothing: what they lead to is listed by its own path.
 * @param root absolute, links resolved
 * @param path below the root, with slashes, every segment visible
 * @throws the file system's error when it cannot tell
 */
export const readEntry = (root: string, path: string): DirectoryEntry | undefined => {
  const file = `${root}/${path}`;
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isDirectory()) return stats && { stats, isLink: false };
    if (stats.isFile()) return isReadable(file, stats) ? { stats, isLink: false } : undefined;
    return stats.isSymbolicLink() ? readLinkedFile(root, file) : undefined;
  } catch (error) {
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

/** Most files are readable by everyone; only the others cost a second call. */
const isReadable = (file: string, { mode }: Stats): boolean => {
  if ((mode & OTHERS_MAY_READ) === 0) accessSync(file, constants.R_OK);
  return true;
};

/**
 * Visible names in a folder below `root`, '' for the root itself. A folder that is gone or may not be
 * read has none.
 * @throws the file system's error when it cannot tell, and for the root when it is gone
 */
export const readNames = (root: string, folder: string): string[] => {
  try {
    return readdirSync(`${root}/${folder}`).filter(isVisibleName);
  } catch (error) {
    if (folder !== '' && isAbsence(error)) return [];
    throw error;
  }
};
