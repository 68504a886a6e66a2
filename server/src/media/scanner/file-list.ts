import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { extname } from 'node:path';
import { comparePaths } from '@jeweler/core/format';
import { type MediaEntry, mediaEntry } from '../index/media-entry.ts';
import { fromCameras, privateMetadata } from '../metadata/private-metadata.ts';
import { UnreadableMetadataError } from '../metadata/section-reader.ts';

/** A new or changed file is listed when it has not changed for this long. */
export const STABILITY_MS = 600;
/** How long files are read for their location at a time. */
const READING_SLICE_MS = 50;

interface PendingFile {
  /** As it will be listed. */
  readonly entry: MediaEntry;
  /** When it was first found in this state, in milliseconds of `performance.now`. */
  readonly since: number;
}

/** What one scan has found, by path. */
export interface FileList {
  readonly listed: Map<string, MediaEntry>;
  /** New or changed files that may still be written. */
  readonly pending: Map<string, PendingFile>;
  /** Listed files of which it is not known whether they tell where they were taken. */
  readonly unread: Set<string>;
}

export const emptyList = (before?: FileList): FileList => ({
  listed: new Map(),
  pending: new Map(),
  unread: new Set(before?.unread),
});

/**
 * Adds a file that was found. A new one is not listed, and one that is being replaced stays as it was, until
 * it is stable.
 * @param before the list of the last scan; undefined for the first, which takes old files as they are
 */
export const addFile = (list: FileList, before: FileList | undefined, path: string, stats: Stats): void => {
  const entry = mediaEntry(path, stats);
  const isSame = (other: MediaEntry | undefined) =>
    other?.size === entry.size && other.modified === entry.modified;
  const known = before?.listed.get(path);
  const waiting = before?.pending.get(path);
  const since = waiting && isSame(waiting.entry) ? waiting.since : performance.now();
  const isStable = before ? performance.now() - since >= STABILITY_MS : isOld(stats);
  if (isStable && !isSame(known)) {
    list.listed.set(path, entry);
    if (mayHaveLocation(path)) list.unread.add(path);
    return;
  }
  if (known) list.listed.set(path, known);
  if (!isSame(known)) list.pending.set(path, { entry, since });
};

const isOld = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Math.max(mtimeMs, ctimeMs) < Date.now() - STABILITY_MS;

/**
 * Lists pending files that are only at another place: one with the same size and times has gone. Nobody is still
 * writing them.
 */
export const listMoved = (list: FileList, before: FileList | undefined): void => {
  if (!before || list.pending.size === 0) return;
  const gone = new Map<string, MediaEntry>();
  for (const [path, entry] of before.listed) if (!list.listed.has(path)) gone.set(identityOf(entry), entry);
  if (gone.size === 0) return;
  for (const [path, { entry }] of list.pending) {
    const former = gone.get(identityOf(entry));
    if (!former || list.listed.has(path)) continue;
    list.pending.delete(path);
    list.listed.set(path, { ...former, path });
    if (before.unread.has(former.path)) list.unread.add(path);
  }
};

const identityOf = ({ size, modified, added }: MediaEntry): string => `${size} ${modified} ${added}`;

/** The folders in which there is no file, also not further down. */
export const listEmptyFolders = ({ listed }: FileList, folders: Iterable<string>): string[] => {
  const used = new Set<string>();
  for (const path of listed.keys()) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (used.has(folder)) break;
      used.add(folder);
    }
  }
  return [...folders].filter((folder) => !used.has(folder)).sort(comparePaths);
};

/** When the first pending file may be stable, in milliseconds of `performance.now`. */
export const stableAt = ({ pending }: FileList): number => {
  let first = Number.POSITIVE_INFINITY;
  for (const { since } of pending.values()) first = Math.min(first, since);
  return first + STABILITY_MS;
};

/** Reads some files below the root for their location. */
export const readSomeLocations = async ({ listed, unread }: FileList, root: string): Promise<void> => {
  const end = performance.now() + READING_SLICE_MS;
  for (const path of unread) {
    if (performance.now() > end) return;
    unread.delete(path);
    const entry = listed.get(path);
    if (entry && (await hasLocation(`${root}/${path}`))) listed.set(path, { ...entry, hasLocation: true });
  }
};

const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Whether files of this name may tell where they were taken. */
const mayHaveLocation = (path: string): boolean => fromCameras.test(extname(path));

/** Whether a file tells where it was taken, read from little more than its header; false if it cannot be read. */
const hasLocation = async (file: string): Promise<boolean> => {
  let handle: number | undefined;
  try {
    const opened = openSync(file, FLAGS);
    handle = opened;
    const read = (offset: number, length: number): Buffer => {
      const bytes = Buffer.allocUnsafe(length);
      return bytes.subarray(0, readSync(opened, bytes, 0, length, offset));
    };
    const { size } = fstatSync(opened);
    return (await privateMetadata({ name: file, size, read }, true)).hasLocation;
  } catch (error) {
    if (error instanceof UnreadableMetadataError || isSystemError(error)) return false;
    throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
};

const isSystemError = (error: unknown): boolean => error instanceof Error && 'code' in error;
