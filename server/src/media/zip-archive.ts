import type { Stats } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { archiveNames, createUniqueNames } from './archive-names.ts';
import { encodePath } from './media-address.ts';
import { FileChangedError, type VisibleFolder } from './visible-file.ts';

/** A zip archive that is made while it is read; nothing of it is kept. */
export interface ZipArchive {
  /** Bytes of the whole. */
  readonly size: number;
  /**
   * Fails with FileChangedError when a file has gone or changed since the archive was opened: its size
   * was promised. Destroyed before its end it closes the file that is being read.
   */
  readonly stream: PassThrough;
}

interface ArchivedFile {
  readonly path: string;
  readonly stats: Stats;
}

/** In the central directory: the fixed part of an entry, its time, and its zip64 extension. In bytes. */
const ENTRY_BYTES = 46 + 9 + 28;
/** From here on yazl 3.3.1 counts a zip64 trailer into the size that it does not write, unless told to. */
const MISCOUNTED_DIRECTORY = 0xffff;

/**
 * Archives files of the folder, read one after the other as fast as the stream is. Pictures and films
 * are packed already, so everything is stored as it is. Files that are not there any more are named
 * in MISSING.txt.
 * @param paths below the folder, each once
 * @param isOver whether nobody waits for it any more
 * @returns undefined when none of the files is there, or nobody waits
 * @throws DriveBusyError
 */
export const openZipArchive = async (
  folder: VisibleFolder,
  paths: readonly string[],
  isOver: () => boolean,
): Promise<ZipArchive | undefined> => {
  const files: ArchivedFile[] = [];
  const missing: string[] = [];
  for (const path of paths) {
    if (isOver()) return undefined;
    const found = await folder.find(encodePath(path));
    if (found) files.push({ path, stats: found.stats });
    else missing.push(path);
  }
  return files.length === 0 ? undefined : archive(folder, files, missing);
};

const archive = (
  folder: VisibleFolder,
  files: readonly ArchivedFile[],
  missing: readonly string[],
): ZipArchive => {
  const zip = new ZipFile();
  // A PassThrough, whatever its type says.
  const stream = zip.outputStream as PassThrough;
  zip.on('error', (error) => stream.destroy(error));
  let reading: PassThrough | undefined;
  stream.once('close', () => reading?.destroy());

  const unique = createUniqueNames();
  const names = archiveNames(
    files.map(({ path }) => path),
    unique,
  );
  const notes = missing.length > 0 ? unique('MISSING.txt') : undefined;
  for (const [index, name] of names.entries()) {
    const file = files[index] as ArchivedFile;
    const { size, mtime } = file.stats;
    zip.addReadStreamLazy(name, { compress: false, size, mtime }, (take) => {
      reading = new PassThrough();
      reading.once('error', (error) => stream.destroy(error));
      take(null, reading);
      if (stream.destroyed) reading.destroy();
      else readInto(reading, folder, file);
    });
  }
  if (notes) zip.addBuffer(missingNotes(missing), notes, { compress: false });
  const directory = [...names, ...(notes ? [notes] : [])]
    .map((name) => ENTRY_BYTES + Buffer.byteLength(name))
    .reduce((sum, bytes) => sum + bytes, 0);
  let size = 0;
  zip.end(
    { forceZip64Format: directory >= MISCOUNTED_DIRECTORY, comment: '' },
    (...[total = 0]: number[]) => {
      // Called before `end` returns, because every size is known; the types leave its argument out.
      size = total;
    },
  );
  return { size, stream };
};

const readInto = (target: PassThrough, folder: VisibleFolder, { path, stats }: ArchivedFile): void => {
  const reading = folder.open(encodePath(path), async (found, read) => {
    if (found.stats.size !== stats.size || found.stats.mtimeMs !== stats.mtimeMs)
      throw new FileChangedError();
    await pipeline(read({ start: 0, end: stats.size - 1 }), target);
    return true;
  });
  reading.then(
    (done) => done ?? target.destroy(new FileChangedError()),
    (error: Error) => target.destroy(error),
  );
};

const missingNotes = (paths: readonly string[]): Buffer =>
  Buffer.from(
    ['These files were no longer in the media folder when the download began:', '', ...paths, ''].join(
      '\r\n',
    ),
  );
