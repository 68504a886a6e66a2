import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { numberedName } from '@jeweler/core/format';
import type { UploadClash, UploadOutcome } from '@jeweler/core/schemas';
import pLimit from 'p-limit';
import {
  MalformedError,
  NameClashError,
  NotFoundError,
  RefusedError,
  UnsupportedMediaTypeError,
} from '../../errors.ts';
import { hashFile } from '../../hash-file.ts';
import type { MediaBin } from '../changes/media-bin.ts';
import type { DriveAccess } from '../files/drive-access.ts';
import { fileTime } from '../index/media-entry.ts';
import { mediaUrl } from '../media-address.ts';
import { cleanFile } from '../metadata/clean-file.ts';
import { UnreadableMetadataError } from '../metadata/parser.ts';
import { type MediaFolderWriter, NameTakenError } from '../writing/media-folder-writer.ts';
import { checkContent } from './accepted-types.ts';
import type { UploadEnd, UploadRecord, UploadRecords } from './upload-records.ts';
import type { UploadStore } from './upload-store.ts';

/** A file that has been stored, from whom, and where below the media folder. */
export interface StoredUpload {
  readonly id: string;
  readonly owner: string;
  readonly path: string;
  readonly stats: Stats;
}

interface FinishDeps {
  readonly records: UploadRecords;
  readonly store: UploadStore;
  readonly writer: MediaFolderWriter;
  readonly drive: Pick<DriveAccess, 'run'>;
  readonly bin: Pick<MediaBin, 'keepReplaced'>;
  readonly clock: () => Date;
  /** Several servers may finish the same upload: the one that received it, and the one that takes up what is left. */
  readonly exclusively: <Result>(work: () => Promise<Result>, subject: string) => Promise<Result>;
  /** Called when a file has been stored. */
  readonly onStored: (stored: StoredUpload) => void;
}

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
  readonly #deps: FinishDeps;
  readonly #limit = pLimit(CONCURRENCY);
  readonly #inProgress = new Map<string, Promise<UploadRecord | undefined>>();

  constructor(deps: FinishDeps) {
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
    const finishing = this.#limit(() =>
      this.#deps.exclusively(() => this.#finish(id), `upload ${id}`),
    ).finally(() => this.#inProgress.delete(id));
    this.#inProgress.set(id, finishing);
    return finishing;
  }

  /** Resolves when no attempt is under way. */
  async settled(id: string): Promise<void> {
    await this.#inProgress.get(id)?.catch(() => undefined);
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
        await records.end(id, { outcome: 'refused', message: error.message });
        await store.dropBytes(id);
        throw error;
      }
    }
    return records.get(id);
  }

  async #place(record: UploadRecord): Promise<void> {
    const { records, store, writer, bin, clock } = this.#deps;
    const { id, folder, name, clash } = record;
    const file = await store.file(id);
    let target = name;
    const present = await this.#find(folder, name);
    if (present) {
      if (clash === 'ask') throw new NameClashError(await this.#describe(folder, name, present));
      if (clash === 'skip') {
        await this.#end(record, 'skipped', joinPath(folder, name));
        return;
      }
      if (clash === 'replace' && present.isDirectory())
        throw new RefusedError('clash', `There is a folder named “${name}”: only files can be replaced.`);
      if (clash === 'keep') target = await this.#freeName(folder, name);
    }
    const isReplacing = present !== undefined && clash === 'replace';
    const sentHash = await this.#attempt(record, async () => {
      const sent = record.sent_sha256 ?? (await this.#checkSent(record, file));
      const { ino, dev } = await lstat(file);
      await records.change(id, {
        sent_sha256: sent,
        target,
        inode: `${dev}.${ino}`,
        ...(!isReplacing && clash === 'replace' && { clash: 'ask' }),
      });
      await clean(file, name);
      return sent;
    });
    if (isReplacing) {
      await bin.keepReplaced(
        { path: joinPath(folder, name), isFolder: false, size: present.size },
        { username: record.by, at: clock().toISOString() },
      );
      await writer.replace(file, folder, name);
    } else {
      try {
        await writer.place(file, folder, target);
      } catch (error) {
        await records.change(id, { target: null, inode: null });
        if (!(error instanceof NameTakenError)) throw error;
        // Somebody was faster: the question is the same as if the file had been there before.
        await this.#place({ ...record, sent_sha256: sentHash });
        return;
      }
    }
    await this.#endPlaced({
      ...record,
      sent_sha256: sentHash,
      target,
      clash: isReplacing ? 'replace' : 'ask',
    });
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

  /** Whether an interrupted attempt had given the file its name; then the upload is ended. */
  async #hasBeenPlaced(record: UploadRecord): Promise<boolean> {
    const { records, store } = this.#deps;
    const { id, folder, target, inode, size } = record;
    if (target === null) return false;
    const stats = await this.#findIfAny(folder, target);
    const isThere = stats !== undefined && `${stats.dev}.${stats.ino}` === inode && stats.size === size;
    // Without its bytes here it had its name, and somebody has moved or deleted it since.
    if (isThere || (await store.received(id)) === undefined) {
      await this.#endPlaced(record);
      return true;
    }
    await records.change(id, { target: null, inode: null });
    return false;
  }

  async #endPlaced(record: UploadRecord): Promise<void> {
    const { folder, name, sent_sha256, clash } = record;
    const target = record.target ?? name;
    const path = joinPath(folder, target);
    const stats = await this.#findIfAny(folder, target);
    const outcome = target !== name ? 'numbered' : clash === 'replace' ? 'replaced' : 'stored';
    const hash = stats && {
      path,
      size: stats.size,
      modified: fileTime(stats.mtimeMs),
      sent_sha256,
      sha256: null,
    };
    await this.#end(record, outcome, path, hash);
    if (stats) this.#deps.onStored({ id: record.id, owner: record.owner, path, stats });
  }

  async #end(
    { id }: UploadRecord,
    outcome: UploadOutcome,
    path: string,
    hash?: UploadEnd['hash'],
  ): Promise<void> {
    await this.#deps.records.end(id, { outcome, path, hash });
    await this.#deps.store.dropBytes(id);
  }

  /** @throws UnsupportedMediaTypeError, MalformedError */
  async #checkSent({ id, name, size, metadata }: UploadRecord, file: string): Promise<string> {
    await checkContent(file, name);
    const sent = this.#deps.store.sentHash(id, size) ?? (await hashFile(file));
    const { sha256 } = JSON.parse(metadata) as { sha256?: string };
    if (sha256 && sha256 !== sent)
      throw new MalformedError(`“${name}” has arrived damaged. Please upload it again.`);
    return sent;
  }

  async #describe(folder: string, name: string, stats: Stats): Promise<UploadClash> {
    const path = joinPath(folder, name);
    return {
      path,
      publicUrl: mediaUrl(path),
      size: stats.size,
      modified: new Date(fileTime(stats.mtimeMs)).toISOString(),
      freeName: await this.#freeName(folder, name),
    };
  }

  /** The clash that a new upload of this name would meet now. @throws NotFoundError */
  async findClash(folder: string, name: string): Promise<UploadClash | undefined> {
    const present = await this.#find(folder, name);
    return present && (await this.#describe(folder, name, present));
  }

  async #freeName(folder: string, name: string): Promise<string> {
    for (let number = 2; ; number += 1) {
      const numbered = numberedName(name, number);
      if (!(await this.#find(folder, numbered))) return numbered;
    }
  }

  /** What has this name in the folder. @throws NotFoundError when the folder is gone */
  async #find(folder: string, name: string): Promise<Stats | undefined> {
    const { writer, drive } = this.#deps;
    try {
      return await drive.run(async () => lstat(join(await writer.folder(folder), name)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async #findIfAny(folder: string, name: string): Promise<Stats | undefined> {
    try {
      return await this.#find(folder, name);
    } catch (error) {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
  }
}

const joinPath = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

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
