import { constants, existsSync, type Stats } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, isVisibleBelow, isVisibleName } from './visible-path.ts';

/** A file of the media folder, or of another public one, that may be shown to anyone. */
export interface VisibleFile {
  /** Absolute, with every link resolved: for its name only, what is read is the handle. */
  file: string;
  /** As asked for, decoded, with slashes. */
  relativePath: string;
  stats: Stats;
}

/** Following no link and waiting for no pipe; Windows knows neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Where Linux tells the place of every file that this process has open. */
const OPEN_FILES = '/proc/self/fd';
const TELLS_PLACE = existsSync(OPEN_FILES) && process.platform === 'linux';

/**
 * The one door from a request into a folder of files: opens a file, hands it to `use` and closes it.
 * Nothing comes back for what is not a readable regular file inside the folder: parent folders, hidden
 * files or folders, absolute paths, backslashes, NUL, bad encodings, and links that lead outside or to
 * something hidden, whatever moves while it is being looked at.
 * @param encodedPath percent-encoded path below the folder, without a leading slash or query
 */
export const withVisibleFile = async <Result>(
  folder: string,
  encodedPath: string,
  use: (found: VisibleFile, handle: FileHandle) => Result | Promise<Result>,
): Promise<Result | undefined> => {
  const segments = decodeSegments(encodedPath);
  if (segments === undefined || !segments.every(isVisibleName)) return undefined;
  const opened = await openInside(folder, segments).catch((error: unknown) => {
    if (isAbsence(error)) return undefined;
    throw error;
  });
  if (opened === undefined) return undefined;
  const { handle, ...found } = opened;
  try {
    return await use({ ...found, relativePath: segments.join('/') }, handle);
  } finally {
    await handle.close();
  }
};

/** What is known of a file, for those who need not read it. */
export const findVisibleFile = (folder: string, encodedPath: string): Promise<VisibleFile | undefined> =>
  withVisibleFile(folder, encodedPath, (found) => found);

const openInside = async (folder: string, segments: readonly string[]) => {
  const root = await realpath(folder);
  const file = await realpath(join(root, ...segments));
  if (!isVisibleBelow(root, file)) return undefined;
  const handle = await open(file, FLAGS);
  try {
    const stats = await handle.stat();
    if (stats.isFile() && (await isAt(file, handle, stats))) return { handle, file, stats };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
};

/**
 * Whether the opened file stands where it was looked for: a folder may have become a link in between.
 * Linux tells it of the file itself. Elsewhere it is asked of the path, which somebody who may rename
 * folders of the shop within a thousandth of a second could still outwit.
 */
const isAt = async (file: string, { fd }: FileHandle, { dev, ino }: Stats): Promise<boolean> => {
  if (TELLS_PLACE) return (await readlink(`${OPEN_FILES}/${fd}`)) === file;
  const now = await stat(file);
  return now.dev === dev && now.ino === ino && (await realpath(file)) === file;
};

/** Each segment decoded once: an encoded slash stays inside its segment, where no name may have it. */
const decodeSegments = (encodedPath: string): string[] | undefined => {
  try {
    return encodedPath.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
};
