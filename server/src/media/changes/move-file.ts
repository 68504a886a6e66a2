import { link, lstat, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file system has no hard links, or does not allow this one: FAT, network drives, files of other users. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']);

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const exists = async (file: string): Promise<boolean> => {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
};

/** Puts the names in a folder on disk. Windows cannot, and does it by itself. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some network drives refuse it.
    if (codeOf(error) !== 'EINVAL' && !noLinks.has(codeOf(error) ?? '')) throw error;
  } finally {
    await handle.close();
  }
};

const syncBoth = async (from: string, to: string): Promise<void> => {
  await syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) await syncFolder(dirname(from));
};

/** Whether both names lead to the same file. */
const isSameFile = async (from: string, to: string): Promise<boolean> => {
  const [a, b] = await Promise.all([stat(from), stat(to)]);
  return a.dev === b.dev && a.ino === b.ino;
};

/** Whether both names, which lead to the same file, are one name written in two ways: `Ring.jpg` and `ring.jpg`. */
const isSameName = async (from: string, to: string): Promise<boolean> => {
  if ((await stat(to)).nlink === 1) return true;
  return (await realpath(from)) === (await realpath(to));
};

/**
 * Gives a file a name that must be free, without any moment in which two programs could both have it. One that was
 * interrupted is finished by the same call.
 * @throws the file system's error; EEXIST when another file has the name
 */
export const moveFile = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (noLinks.has(code ?? '')) return reserveAndMove(from, to);
    if (code !== 'EEXIST' || !(await isSameFile(from, to))) throw error;
    if (await isSameName(from, to)) return rename(from, to);
  }
  await unlink(from);
  await syncBoth(from, to);
};

/** Where there are no links: the name is taken by an empty file, which the move then replaces. */
const reserveAndMove = async (from: string, to: string): Promise<void> => {
  if ((await exists(to)) && (await isSameFile(from, to))) return rename(from, to);
  const reservation = await open(to, 'wx');
  await reservation.close();
  try {
    await rename(from, to);
  } catch (error) {
    await unlink(to);
    throw error;
  }
  await syncBoth(from, to);
};

/**
 * Gives a folder a name that must be free.
 * @throws the file system's error; EEXIST when something has the name
 */
export const moveFolder = async (from: string, to: string): Promise<void> => {
  if ((await exists(to)) && !(await isSameFile(from, to)))
    throw Object.assign(new Error(`${to} exists.`), { code: 'EEXIST' });
  await rename(from, to);
  await syncBoth(from, to);
};
