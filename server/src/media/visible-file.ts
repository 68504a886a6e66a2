import { constants, existsSync, type Stats } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DriveAccess } from './drive-access.ts';
import { isAbsence, isVisibleBelow, isVisibleName } from './visible-path.ts';

/** A file of the media folder, or of another public one, that may be shown to anyone. */
export interface VisibleFile {
  /** Absolute, with every link resolved: for its name only, what is read is the handle. */
  readonly file: string;
  /** As asked for, decoded, with slashes. */
  readonly relativePath: string;
  readonly stats: Stats;
}

/** Reads from an opened file, a chunk at a time; `end` is the last byte. */
type ReadSection = (section: { start: number; end: number }) => AsyncGenerator<Buffer, void>;

/** The file has become shorter while it was read. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Following no link and waiting for no pipe; Windows knows neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Bytes of one read: enough for a network drive, where each takes milliseconds. */
const CHUNK = 256 * 1024;

/** Where Linux tells the place of every file that this process has open. */
const OPEN_FILES = '/proc/self/fd';
const TELLS_PLACE = existsSync(OPEN_FILES) && process.platform === 'linux';

/** The one door from a request into a folder of files. */
export class VisibleFolder {
  readonly #folder: string;
  readonly #drive: DriveAccess;

  constructor(folder: string, log: Pick<Logger, 'warn' | 'info'>) {
    this.#folder = folder;
    this.#drive = new DriveAccess(folder, log);
  }

  /**
   * Opens a file, hands it to `use` and closes it. Nothing comes back for what is not a readable
   * regular file inside the folder: parent folders, hidden files or folders, absolute paths,
   * backslashes, NUL, bad encodings, and links that lead outside or to something hidden, whatever
   * moves while it is being looked at.
   * @param encodedPath percent-encoded path below the folder, without a leading slash or query
   * @throws DriveBusyError when the folder's drive does not answer
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
      // Nobody has to wait for it, and nothing depends on it any more.
      this.#drive.close(handle).catch(() => undefined);
    }
  }

  /** What is known of a file, for those who need not read it. */
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
