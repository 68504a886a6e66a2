import { constants } from 'node:fs';
import { copyFile, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { UploadLimits } from '../../config.ts';
import { DiskFullError } from '../../errors.ts';
import { freeBytes } from '../../free-bytes.ts';
import type { DriveAccess } from '../files/drive-access.ts';
import { isDiskFull, isMissing, unless } from '../files/file-fault.ts';
import type { MediaFolderWriter } from '../writing/media-folder-writer.ts';
import type { UploadRecords } from './upload-records.ts';

interface UploadStoreDeps {
  readonly records: UploadRecords;
  readonly writer: MediaFolderWriter;
  readonly drive: DriveAccess;
  readonly limits: Pick<UploadLimits, 'diskReserve'>;
}

/** How many bytes are written until the free space is looked at, and the disk is told to write them. */
const CHECK_BYTES = 8 * 1024 * 1024;
/** Bytes that wait to be written together. */
const WRITE_BUFFER_BYTES = 1024 * 1024;
/** At the end of the name of a copy. */
const OWN = '.own';

/**
 * The bytes of uploads, in a hidden folder on the disk of the media folder, and their records in the database. How
 * many bytes there are is known from the file alone: whatever a stopped server had written counts.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #deps: UploadStoreDeps;

  constructor(deps: UploadStoreDeps) {
    super();
    this.#deps = deps;
  }

  folder(): Promise<string> {
    const { drive, writer } = this.#deps;
    return drive.run(() => writer.unfinishedFolder());
  }

  /** Absolute path of an upload's file. */
  async file(id: string): Promise<string> {
    return join(await this.folder(), id);
  }

  /** Bytes received; undefined when there is no file. */
  async received(id: string): Promise<number | undefined> {
    const file = await this.file(id);
    const stats = this.#deps.drive.run(() => stat(file));
    return (await unless(isMissing, stats))?.size;
  }

  /**
   * Throws unless the disk has room for so many bytes more.
   * @throws DiskFullError
   */
  async checkSpace(bytes: number): Promise<void> {
    const folder = await this.folder();
    const free = await this.#deps.drive.run(() => freeBytes(folder));
    if (free - bytes < this.#deps.limits.diskReserve) throw new DiskFullError();
  }

  override async create(upload: Upload): Promise<Upload> {
    const file = await this.file(upload.id);
    await this.#deps.drive.run(async () => (await open(file, 'wx', 0o600)).close());
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await this.#deps.records.get(id);
    if (!record) throw ERRORS.FILE_NOT_FOUND;
    const isComplete = record.outcome !== null || record.target !== null;
    const received = isComplete ? record.size : await this.received(id);
    if (received === undefined) throw ERRORS.FILE_NO_LONGER_EXISTS;
    const { size, metadata, created_at } = record;
    return new Upload({
      id,
      size,
      offset: received,
      metadata: JSON.parse(metadata) as Record<string, string | null>,
      creation_date: created_at,
    });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { size, outcome, target } = (await this.#deps.records.get(id)) ?? {};
    // A client that asks again for the answer to its last byte.
    if (offset === size || outcome || target) return offset;
    await this.checkSpace(0);
    try {
      const path = await this.file(id);
      const handle = await this.#deps.drive.run(
        () => open(path, 'r+'),
        (late) => late.close(),
      );
      const inspect = async function* (this: UploadStore, chunks: AsyncIterable<Buffer>) {
        let unchecked = 0;
        for await (const chunk of chunks) {
          unchecked += chunk.length;
          if (unchecked >= CHECK_BYTES) {
            await this.checkSpace(0);
            // The disk works while the next bytes arrive: less is left to do at the end. Failures show there again.
            handle.datasync().catch(() => undefined);
            unchecked = 0;
          }
          yield chunk;
        }
      }.bind(this);
      // The stream closes the file.
      const file = handle.createWriteStream({ start: offset, highWaterMark: WRITE_BUFFER_BYTES });
      await pipeline(stream, inspect, file);
      return offset + file.bytesWritten;
    } catch (error) {
      if (isDiskFull(error)) throw new DiskFullError();
      if (isMissing(error)) throw ERRORS.FILE_NO_LONGER_EXISTS;
      throw error;
    }
  }

  /** Only of an upload that is under way: what one that has ended has brought stays counted. */
  override async remove(id: string): Promise<void> {
    if ((await this.#deps.records.get(id))?.outcome !== null) throw ERRORS.FILE_NOT_FOUND;
    await this.dropBytes(id);
    await this.#deps.records.remove([id]);
  }

  /**
   * Absolute path of a copy of an upload's bytes that no other server has open, as one may that has been told to go on
   * with the upload: what is checked stays as it was checked.
   */
  async ownCopy(id: string): Promise<string> {
    const file = await this.file(id);
    const copy = file + OWN;
    await this.#deps.drive.run(() => copyFile(file, copy, constants.COPYFILE_FICLONE));
    return copy;
  }

  /** Removes the bytes alone: what became of the upload stays known. */
  async dropBytes(id: string): Promise<void> {
    const file = await this.file(id);
    await this.#deps.drive.run(async () => {
      for (const each of [file, file + OWN]) await rm(each, { force: true });
    });
  }
}
