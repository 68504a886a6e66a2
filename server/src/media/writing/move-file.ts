import { link, lstat, realpath, rename, unlink } from 'node:fs/promises';
import { codeOf, isMissing, unless } from '../files/file-fault.ts';

/** There are no hard links, or not this one: FAT, network drives, files of other users, folders. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']);

/** Whether a link failed because there cannot be one. */
export const isWithoutLinks = (error: unknown): boolean => noLinks.has(codeOf(error) ?? '');

const isNotThere = (error: unknown): boolean => isMissing(error) || codeOf(error) === 'ENOTDIR';

const exists = async (file: string): Promise<boolean> =>
  (await unless(isNotThere, lstat(file))) !== undefined;

/** Whether both names lead to the same file. */
const isSameFile = async (from: string, to: string): Promise<boolean> => {
  const [a, b] = await Promise.all([lstat(from), lstat(to)]);
  return a.dev === b.dev && a.ino === b.ino;
};

/** Whether both names, which lead to the same file, are one name written in two ways: `Ring.jpg` and `ring.jpg`. */
const isSameName = async (from: string, to: string): Promise<boolean> => {
  const stats = await lstat(to);
  if (stats.nlink === 1 || stats.isDirectory()) return true;
  return (await realpath(from)) === (await realpath(to));
};

/**
 * Gives a file or folder a name that must be free. A file has no moment in which two programs could both have the name,
 * where there are links. One that was interrupted is finished by the same call. Not on disk before the folders are
 * synchronized.
 * @throws the file system's error; EEXIST when something else has the name
 */
export const move = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    if (isWithoutLinks(error)) return renameToFree(from, to);
    if (codeOf(error) !== 'EEXIST' || !(await isSameFile(from, to))) throw error;
    if (await isSameName(from, to)) return rename(from, to);
  }
  await unlink(from);
};

/** For folders, and files where there are no links. A name that another program takes in that moment is not noticed. */
const renameToFree = async (from: string, to: string): Promise<void> => {
  if ((await exists(to)) && !(await isSameFile(from, to)))
    throw Object.assign(new Error(`${to} exists.`), { code: 'EEXIST' });
  await rename(from, to);
};

/**
 * Finishes a move that may have been interrupted anywhere, also before its first step. False: it cannot be done any
 * more, since there is nothing to move, or something else has the name.
 */
export const completeMove = async (from: string, to: string): Promise<boolean> => {
  if (!(await exists(from))) return exists(to);
  try {
    await move(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // A call that came late has finished the same move, or there is nothing any more.
    if (isMissing(error)) return exists(to);
    throw error;
  }
};
