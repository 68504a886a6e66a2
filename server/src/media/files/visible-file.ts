import { constants, existsSync, type Stats } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DriveAccess } from './drive-access.ts';
import { isAbsence, isVisibleBelow, isVisibleName } from './visible-path.ts';

/** A file of the media folder, or of another public folder, that may be shown to anyone. */
export interface VisibleFile {
  /** Absolute, with all links resolved. Only for its name: content is read from the handle. */
  readonly file: string;
  /** As requested, decoded, with forward slashes. */
  readonly relativePath: string;
  readonly stats: Stats;
}

/** Reads from an opened file in chunks; `end` is the last byte, inclusive. */
export type ReadSection = (section: { start: number; end: number }) => AsyncGenerator<Buffer, void>;

/** The file became shorter while it was being read. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Do not follow links or wait for pipes; Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Bytes per read: large enough for a network drive, where each read takes milliseconds. */
const CHUNK = 256 * 1024;

/** Where Linux lists the paths of all files that this process has open. */
const OPEN_FILES = '/proc/self/fd';
const TELLS_PLACE = existsSync(OPEN_FILES) && process.platform === 'linux';

/** The only way for a request to reach the files of a folder. */
export class VisibleFolder {
  readonly #folder: string;
  readonly #drive: DriveAccess;

  constructor(folder: string, log: Pick<Logger, 'warn' | 'info'>) {
    this.#folder = folder;
    this.#drive = new DriveAccess(folder, log);
  }

  /**
   * Opens a file, passes it to `use` and closes it. Returns undefined for anything but a readable regular
   * file inside the folder: parent folders, hidden files or folders, absolute paths, backslashes, NUL,
   * invalid encodings, and links that lead outside or to something hidden, even if files are moved during the
   * checks.
   * @param encodedPath percent-encoded path below the folder, without a leading slash or query
   * @throws DriveBusyError when the folder's drive does not respond
   */
  async open<Result>(
    encodedPath: string,
    use: (found: VisibleFile, read: ReadSection) => Result | Promise<Result>,
  ): Promise<Result | undefined> {
    const segments = decodeSegments(encodedPath);
    if (segments === undefined || !segments.every(isVisibleName)) return undefined;
    const opened = await this.#open(segments);
    if (opened === undefined) return undefined;
    const { handle, file, stats } = opened;
    try {
      return await use({ file, stats, relativePath: segments.join('/') }, (section) =>
        this.#read(handle, section),
      );
    } finally {
      // Nobody has to wait for it, and nothing depends on its result.
      this.#drive.close(handle).catch(() => undefined);
    }
  }

  /** The metadata of a file, for callers that do not read it. */
  find(encodedPath: string): Promise<VisibleFile | undefined> {
    return this.open(encodedPath, (found) => found);
  }

  async #open(segments: readonly string[]): Promise<OpenFile | undefined> {
    try {
      return await this.#drive.run(
        () => openInside(this.#folder, segments),
        async (late) => late?.handle.close(),
      );
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw error;
    }
  }

  async *#read(handle: FileHandle, { start, end }: { start: number; end: number }) {
    for (let position = start; position <= end; ) {
      const length = Math.min(CHUNK, end - position + 1);
      const { buffer, bytesRead } = await this.#drive.run(() =>
        handle.read(Buffer.allocUnsafe(length), 0, length, position),
      );
      if (bytesRead === 0) throw new FileChangedError();
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }
}

interface OpenFile {
  readonly handle: FileHandle;
  readonly file: string;
  readonly stats: Stats;
}

const openInside = async (folder: string, segments: readonly string[]): Promise<OpenFile | undefined> => {
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
 * Whether the opened file is at the expected path: a folder may have been replaced by a link in between.
 * Linux reports the path of the open file itself. On other systems the path is checked, which somebody who
 * can rename folders of the shop within a thousandth of a second could still defeat.
 */
const isAt = async (file: string, { fd }: FileHandle, { dev, ino }: Stats): Promise<boolean> => {
  if (TELLS_PLACE) return (await readlink(`${OPEN_FILES}/${fd}`)) === file;
  const now = await stat(file);
  return now.dev === dev && now.ino === ino && (await realpath(file)) === file;
};

/** Each segment is decoded once: an encoded slash stays inside its segment, where no name may contain it. */
const decodeSegments = (encodedPath: string): string[] | undefined => {
  try {
    return encodedPath.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
};
