import type { Stats } from 'node:fs';
import { basename, extname } from 'node:path';
import type { MediaFile } from '@jeweler/core/schemas';
import { mediaUrl } from '../media-address.ts';

/** The data that the index stores for a file: small enough for a hundred thousand of them. */
export interface MediaEntry {
  /** Path below the media folder, with forward slashes. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Last change of the content, in epoch milliseconds. */
  readonly modified: number;
  /** When the file was created on its file system, in epoch milliseconds. */
  readonly added: number;
  /** It tells where it was taken; known once its content has been read. */
  readonly hasLocation?: true;
}

/** The last instant that every reader of an ISO date-time understands: years have four digits. */
const LATEST_TIME = Date.UTC(9999, 11, 31);

/**
 * A time of a file in epoch milliseconds, from 1970 to the year 9999. File systems store any number, also
 * ones that are no date for JavaScript.
 */
export const fileTime = (milliseconds: number): number =>
  Math.min(Math.max(milliseconds, 0), LATEST_TIME) || 0;

/**
 * `added` is the birth time: the change time of the inode would make every file new after each change of
 * owner or permissions. A file moved within the same disk therefore keeps its date.
 */
export const mediaEntry = (path: string, { size, mtimeMs, birthtimeMs }: Stats): MediaEntry => ({
  path,
  size,
  modified: fileTime(mtimeMs),
  added: fileTime(birthtimeMs > 0 ? birthtimeMs : mtimeMs),
});

/** Lower-case extension without its dot. */
export const getFileType = (path: string): string => extname(path).slice(1).toLowerCase();

/** The file in the form the portal receives. */
export const toMediaFile = ({ path, size, modified, added, hasLocation }: MediaEntry): MediaFile => ({
  name: basename(path),
  relativePath: path,
  publicUrl: mediaUrl(path),
  type: getFileType(path),
  size,
  lastModified: new Date(modified).toISOString(),
  addedAt: new Date(added).toISOString(),
  ...(hasLocation && { hasLocation }),
});
