import { lstat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { UploadMetadata, UploadOutcome } from '@jeweler/core/schemas';
import pLimit from 'p-limit';
import {
  MalformedError,
  NameClashError,
  RefusedError,
  UnavailableError,
  UnsupportedMediaTypeError,
} from '../../errors.ts';
import { hashFile } from '../../hash-file.ts';
import { joinPath } from '../changes/new-names.ts';
import { isDriveAway } from '../files/drive-access.ts';
import { codeOf } from '../files/file-fault.ts';
import { mediaEntry } from '../index/media-entry.ts';
import { cleanFile } from '../metadata/clean-file.ts';
import { UnreadableMetadataError } from '../metadata/section-reader.ts';
import { checkContent, wrongEnding } from './accepted-types.ts';
import { findKnownContent } from './known-content.ts';
import type { UploadParts } from './upload-access.ts';
import type { UploadRecord } from './upload-records.ts';

/** How often a server may end while it reads the same file; then it is the file's fault. */
const MAX_ATTEMPTS = 2;

/** Files that are checked and cleaned at a time. */
const CONCURRENCY = 2;

/**
 * Checks complete uploads, cleans them and puts them into the media folder under their names. Whatever interrupts
 * it, the next call goes on where it stopped: which name a file is being given, and which file that is, is stored
 * beforehand.
 */
export class UploadFinisher {
  readonly #deps: UploadParts;
  readonly #limit = pLimit(CONCURRENCY);
  readonly #inProgress = new Map<string, Promise<UploadRecord | undefined>>();

  constructor(deps: UploadParts) {
    this.#deps = deps;
  }

  /**
   * Returns the upload as it is afterwards: ended, or unchanged when bytes are missing; undefined when there is
   * none. Concurrent calls share one attempt.
   * @throws NameClashError when it waits for a decision; NotFoundError when its folder is gone; RequestErrors and
   * errors of the file system. The bytes are kept then.
   */
  finish(id: string): Promise<UploadRecord | undefined> {
    const begun = this.#inProgress.get(id);
    if (begun) return begun;
    // Several servers may finish the same upload: the one that received it, and the one that takes up what is left.
    const finishing = this.#limit(() =>
      this.#deps.database.exclusively(() => this.#finish(id), `upload ${id}`),
    ).finally(() => this.#inProgress.delete(id));
    this.#inProgress.set(id, finishing);
    return finishing;
  }

  async #finish(id: string): Promise<UploadRecord | undefined> {
    const { records, store } = this.#deps;
    const record = await records.get(id);
    if (!record || record.outcome !== null) return record;
    if (!(await this.#hasBeenPlaced(record))) {
      if ((await store.received(id)) !== record.size) return record;
      try {
        await this.#place(record);
      } catch (error) {
        // Kept, it would be refused again.
        if (!(error instanceof UnsupportedMediaTypeError || error instanceof MalformedError)) throw error;
        await records.end(id, { outcome: 'refused', path: null, message: error.message });
        await store.dropBytes(id);
        throw error;
      }
    }
    return records.get(id);
  }

  async #place(planned: UploadRecord): Promise<void> {
    const { records, store, writer, names, bin, files, media, clock, database } = this.#deps;
    const { id, folder, size, clash } = planned;
    // Another server may still be writing what this one has received the end of.
    const file = database.isShared ? await store.ownCopy(id) : await store.file(id);
    const isChecked = planned.sent_sha256 !== null && !database.isShared;
    const record = isChecked ? planned : await this.#check(planned, file);
    const { name, sent_sha256 } = record;
    await this.#attempt(record, () => clean(file, name));
    if (metadataOf(record).known === 'skip' && clash !== 'replace' && sent_sha256) {
      const same = await findKnownContent({ file, size, sent: sent_sha256 }, files.folder, media);
      if (same !== undefined) return this.#end(record, 'known', same);
    }
    let target = name;
    const present = await names.find(folder, name);
    if (present) {
      if (clash === 'ask') throw new NameClashError(await names.describe(folder, name, present));
      if (clash === 'skip') return this.#end(record, 'skipped', joinPath(folder, present.name));
      if (clash === 'replace' && present.stats.isDirectory())
        throw new RefusedError('clash', `There is a folder named “${name}”: only files can be replaced.`);
      target = clash === 'keep' ? await names.free(folder, name) : present.name;
    }
    const isReplacing = present !== undefined && clash === 'replace';
    const { ino, dev } = await lstat(file);
    await records.change(id, {
      target,
      inode: `${dev}.${ino}`,
      ...(!isReplacing && clash === 'replace' && { clash: 'ask' }),
    });
    if (isReplacing) {
      const kept = await bin.keepReplaced(
        { path: joinPath(folder, target), isFolder: false, size: present.stats.size },
        { username: record.by, at: clock().toISOString() },
      );
      try {
        await writer.replace(file, folder, target);
      } catch (error) {
        // Every further attempt keeps it anew, which may be a copy.
        if (await lstat(file).catch(() => undefined)) await bin.dropKept(kept);
        throw error;
      }
    } else {
      try {
        await writer.place(file, folder, target);
      } catch (error) {
        await records.change(id, { target: null, inode: null });
        if (codeOf(error) !== 'EEXIST') throw error;
        // Somebody was faster: the question is the same as if the file had been there before.
        return this.#place(record);
      }
    }
    await this.#endPlaced({ ...record, target, clash: isReplacing ? 'replace' : 'ask' });
  }

  /**
   * Reads content that nobody has checked yet, and counts how often the server has ended meanwhile.
   * @throws UnsupportedMediaTypeError when that is the file's fault
   */
  async #attempt<Result>({ id, name, attempts }: UploadRecord, read: () => Promise<Result>): Promise<Result> {
    if (attempts >= MAX_ATTEMPTS)
      throw new UnsupportedMediaTypeError(
        `“${name}” was set aside: the server stopped twice while it was reading this file. Please save the picture anew, and upload that.`,
      );
    const { records } = this.#deps;
    await records.change(id, { attempts: attempts + 1 });
    try {
      return await read();
    } finally {
      await records.change(id, { attempts: 0 });
    }
  }

  /**
   * Whether an interrupted attempt had given the file its name; then the upload is ended.
   * @throws UnavailableError while the drive is not connected
   */
  async #hasBeenPlaced(record: UploadRecord): Promise<boolean> {
    const { records, store, config, files } = this.#deps;
    const { id, folder, target, inode, size } = record;
    if (target === null) return false;
    const stats = await this.#deps.names.statsIfAny(folder, target);
    const isThere = stats !== undefined && `${stats.dev}.${stats.ino}` === inode && stats.size === size;
    if (!isThere) {
      if ((await store.received(id)) !== undefined) {
        await records.change(id, { target: null, inode: null });
        return false;
      }
      if (await files.drive.run(() => isDriveAway(config.mediaDir)))
        throw new UnavailableError(
          'The drive with the media files is not connected. Please try again later.',
        );
    }
    // Without its bytes here it had its name, and somebody has moved or deleted it since.
    await this.#endPlaced(record);
    return true;
  }

  async #endPlaced(record: UploadRecord): Promise<void> {
    const { folder, name, clash } = record;
    const target = record.target ?? name;
    const path = joinPath(folder, target);
    const stats = await this.#deps.names.statsIfAny(folder, target);
    const outcome = clash === 'replace' ? 'replaced' : target !== name ? 'numbered' : 'stored';
    await this.#end(record, outcome, path);
    if (stats) this.#deps.media.add(mediaEntry(path, stats));
  }

  async #end({ id }: UploadRecord, outcome: UploadOutcome, path: string): Promise<void> {
    await this.#deps.records.end(id, { outcome, path, message: null });
    await this.#deps.store.dropBytes(id);
  }

  /**
   * Checks what has arrived, and gives it the name that its content has. Both are stored.
   * @throws UnsupportedMediaTypeError, MalformedError
   */
  async #check(record: UploadRecord, file: string): Promise<UploadRecord> {
    const { id } = record;
    return this.#attempt(record, async () => {
      const name = await checkContent(file, record.name);
      if (name !== record.name && record.clash === 'replace') throw wrongEnding(record.name, extname(name));
      const sent = await hashFile(file);
      const { sha256 } = metadataOf(record);
      if (sha256 && sha256 !== sent)
        throw new MalformedError(`“${record.name}” has arrived damaged. Please upload it again.`);
      const found = { name, sent_sha256: sent };
      await this.#deps.records.change(id, found);
      return { ...record, ...found };
    });
  }
}

/** As it was sent, and checked then. */
const metadataOf = ({ metadata }: UploadRecord): Partial<UploadMetadata> => JSON.parse(metadata);

const clean = async (file: string, name: string): Promise<void> => {
  try {
    await cleanFile(file, name);
  } catch (error) {
    if (!(error instanceof UnreadableMetadataError)) throw error;
    throw new UnsupportedMediaTypeError(
      `“${name}” cannot be taken: where it was taken cannot be removed from it.`,
    );
  }
};
