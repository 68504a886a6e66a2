import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { FileChangedError, type VisibleFile, type VisibleFolder } from '../files/visible-file.ts';
import { fileTime } from '../index/media-entry.ts';
import { encodePath } from '../media-address.ts';
import { archiveNames, createUniqueNames } from './archive-names.ts';

/** Archives store seconds in 32 bits; yazl throws outside any handler for a time before 1970. */
const LATEST_ZIP_TIME = 0x7fffffff * 1000;

/**
 * Archives files of the folder, reading one after the other as fast as the stream is read. Pictures and
 * videos are already compressed, so everything is stored without compression. Files that no longer exist are
 * listed in MISSING.txt. Resolves with its size in bytes, and the stream that generates it while it is read: that fails
 * with FileChangedError when a file has disappeared or changed since, because the size has already been sent. Destroying
 * the stream early closes the file that is being read.
 * @param paths below the folder, without duplicates
 * @returns undefined when none of the files exists
 * @throws DriveBusyError
 */
export const openZipArchive = async (folder: VisibleFolder, paths: readonly string[]) => {
  const files: VisibleFile[] = [];
  const missing: string[] = [];
  for (const path of paths) {
    const found = await folder.find(encodePath(path));
    if (found) files.push(found);
    else missing.push(path);
  }
  return files.length === 0 ? undefined : archive(folder, files, missing);
};

const archive = (folder: VisibleFolder, files: readonly VisibleFile[], missing: readonly string[]) => {
  const zip = new ZipFile();
  // It is a PassThrough, although its type is less specific.
  const stream = zip.outputStream as PassThrough;
  zip.on('error', (error) => stream.destroy(error));
  let reading: PassThrough | undefined;
  stream.once('close', () => reading?.destroy());

  const unique = createUniqueNames();
  const names = archiveNames(
    files.map(({ relativePath }) => relativePath),
    unique,
  );
  const notes = missing.length > 0 ? unique('MISSING.txt') : undefined;
  for (const [index, name] of names.entries()) {
    const file = files[index] as VisibleFile;
    const { size, mtimeMs } = file.stats;
    const mtime = new Date(Math.min(fileTime(mtimeMs), LATEST_ZIP_TIME));
    zip.addReadStreamLazy(name, { compress: false, size, mtime }, (take) => {
      reading = new PassThrough();
      reading.once('error', (error) => stream.destroy(error));
      take(null, reading);
      if (stream.destroyed) reading.destroy();
      else readInto(reading, folder, file);
    });
  }
  if (notes) zip.addBuffer(missingNotes(missing), notes, { compress: false });
  let size = 0;
  // Always with a zip64 trailer: yazl 3.3.1 counts one from a certain size on, whether it writes it or not.
  zip.end({ forceZip64Format: true, comment: '' }, (...[total = 0]: number[]) => {
    // Called before `end` returns, because every size is known; the types omit its argument.
    size = total;
  });
  return { size, stream };
};

const readInto = (target: PassThrough, folder: VisibleFolder, { relativePath, stats }: VisibleFile): void => {
  const reading = folder.open(encodePath(relativePath), async (found, read) => {
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
