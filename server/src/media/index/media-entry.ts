import type { Stats } from 'node:fs';
import { extname } from 'node:path';
import type { MediaFile } from '@jeweler/core/schemas';
import { mediaUrl } from '../media-address.ts';

/** What the index keeps of a file: a hundred thousand of them have to be no burden. */
export interface MediaEntry {
  /** Below the media folder, with slashes. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Last change of the content, in epoch milliseconds. */
  readonly modified: number;
  /** When the file came to be where its file system keeps it, in epoch milliseconds. */
  readonly added: number;
}

/**
 * `added` is the birth time: the time of the last change of the inode would make everything new after
 * each change of owner or permissions. A file moved in from the same disk therefore keeps its age.
 */
export const mediaEntry = (path: string, { size, mtimeMs, birthtimeMs }: Stats): MediaEntry => ({
  path,
  size,
  modified: mtimeMs,
  added: birthtimeMs > 0 ? birthtimeMs : mtimeMs,
});

/** Lower-case extension without its dot. */
export const typeOf = (path: string): string => extname(path).slice(1).toLowerCase();

/** A file as the portal is told of it. */
export const toMediaFile = ({ path, size, modified, added }: MediaEntry): MediaFile => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  relativePath: path,
  publicUrl: mediaUrl(path),
  type: typeOf(path),
  size,
  lastModified: new Date(modified).toISOString(),
  addedAt: new Date(added).toISOString(),
});
