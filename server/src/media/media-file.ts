import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, isVisibleBelow, isVisibleName } from './visible-path.ts';

/** A file of the media folder that may be shown to anyone. */
export interface MediaFile {
  /** Absolute, with every link resolved: what is opened. */
  file: string;
  /** As asked for, decoded, with slashes. */
  relativePath: string;
  stats: Stats;
}

/**
 * The one door from a request into the media folder. Nothing comes back for what is not a regular
 * file inside it: parent folders, hidden files or folders, absolute paths, backslashes, NUL, bad
 * encodings, and links that lead outside or to something hidden.
 * @param encodedPath percent-encoded path below the folder, without a leading slash or query
 */
export const findMediaFile = async (
  mediaDir: string,
  encodedPath: string,
): Promise<MediaFile | undefined> => {
  const segments = decodeSegments(encodedPath);
  if (segments === undefined || !segments.every(isVisibleName)) return undefined;
  try {
    const root = await realpath(mediaDir);
    const file = await realpath(join(root, ...segments));
    if (!isVisibleBelow(root, file)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { file, relativePath: segments.join('/'), stats } : undefined;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
};

/** Each segment decoded once: an encoded slash stays inside its segment, where no name may have it. */
const decodeSegments = (encodedPath: string): string[] | undefined => {
  try {
    return encodedPath.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
};
