import { constants, type Stats } from 'node:fs';
import { access, type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeSegments } from '../media-address.ts';
import type { DriveAccess } from './drive-access.ts';
import { unless } from './file-fault.ts';
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
type ReadSection = (section: { start: number; end: number }) => AsyncGenerator<Buffer, void>;

/** The file became shorter while it was being read. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** Do not follow links or wait for pipes; Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Bytes per read: large enough for a network drive, where each read takes milliseconds. */
const CHUNK_BYTES = 256 * 1024;

/** The only way for a request to reach the files of a folder. */
export class VisibleFolder {
  readonly #folder: string;
  readonly #drive: DriveAccess;

  constructor(folder: string, drive: DriveAccess) {
    this.#folder = folder;
    this.#drive = drive;
  }

  /**
   * Finds a file. Undefined for anything but a readable regular file inside the folder: parent folders, hidden
   * files or folders, absolute paths, backslashes, NUL, invalid encodings, and links that lead outside or to
   * something hidden.
   * @param encodedPath percent-encoded path below the folder, without a leading slash or query
   * @throws DriveBusyError when the folder's drive does not respond
   */
  async find(encodedPath: string): Promise<VisibleFile | undefined> {
    const segments = decodeSegments(encodedPath);
    if (segments === undefined || !segments.every(isVisibleName)) return undefined;
    const located = await unless(
      isAbsence,
      this.#drive.run(() => locate(this.#folder, segments)),
    );
    return located && { ...located, relativePath: segments.join('/') };
  }

  /** Opens a file that `find` finds, passes it to `use` and closes it; undefined when there is none. */
  async open<Result>(
    encodedPath: string,
    use: (found: VisibleFile, read: ReadSection) => Result | Promise<Result>,
  ): Promise<Result | undefined> {
    const found = await this.find(encodedPath);
    if (found === undefined) return undefined;
    const handle = await unless(
      isAbsence,
      this.#drive.run(
        () => open(found.file, FLAGS),
        (late) => late.close(),
      ),
    );
    if (handle === undefined) return undefined;
    try {
      const stats = await this.#drive.run(() => handle.stat());
      return await use({ ...found, stats }, (section) => this.#read(handle, section));
    } finally {
      // Nobody has to wait for it, and nothing depends on its result.
      this.#drive.close(handle).catch(() => undefined);
    }
  }

  async *#read(handle: FileHandle, { start, end }: { start: number; end: number }) {
    for (let position = start; position <= end; ) {
      const length = Math.min(CHUNK_BYTES, end - position + 1);
      const { buffer, bytesRead } = await this.#drive.run(() =>
        handle.read(Buffer.allocUnsafe(length), 0, length, position),
      );
      if (bytesRead === 0) throw new FileChangedError();
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }
}

const locate = async (
  folder: string,
  segments: readonly string[],
): Promise<Pick<VisibleFile, 'file' | 'stats'> | undefined> => {
  const root = await realpath(folder);
  const file = await realpath(join(root, ...segments));
  if (!isVisibleBelow(root, file)) return undefined;
  const stats = await stat(file);
  await access(file, constants.R_OK);
  return stats.isFile() ? { file, stats } : undefined;
};
