import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaUsage, MediaUse } from '@jeweler/core/schemas';
import type { Logger } from 'pino';
import { ConcurrencyLimit } from '../../concurrency-limit.ts';
import { ConflictError, NotFoundError, RefusedError, RequestError } from '../../errors.ts';
import { syncFolder } from '../../sync-folder.ts';
import type { DriveAccess } from '../files/drive-access.ts';
import { asSentence, codeOf } from '../files/file-fault.ts';
import { asDriveFailure } from '../files/file-handler.ts';
import type { MediaIndex } from '../index/media-index.ts';
import { mediaUrl } from '../media-address.ts';
import type { MediaFolderWriter } from '../writing/media-folder-writer.ts';
import { type FileMove, withFolders } from './file-moves.ts';
import type { BinRow, ChangeAuthor, MediaBin } from './media-bin.ts';
import type { MoveRunner } from './move-runner.ts';
import {
  checkFileName,
  checkName,
  folderOf,
  freePath,
  joinPath,
  nameOf,
  pathsByPattern,
  takenPaths,
} from './new-names.ts';

/** Files and folders, by their paths below the media folder. */
export interface Chosen {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** What became of several: each that failed has its own sentence. */
export interface Outcome<Done> {
  readonly done: Done[];
  readonly failed: { readonly publicUrl: string; readonly message: string }[];
}

interface MediaChangesDeps {
  readonly media: MediaIndex;
  readonly bin: MediaBin;
  readonly runner: MoveRunner;
  readonly writer: MediaFolderWriter;
  readonly drive: DriveAccess;
  /** Keeps other servers from changing the same folder meanwhile. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly uses: () => Promise<MediaUsage['uses']>;
  readonly log: Pick<Logger, 'error'>;
}

/** Changes of one person waiting for those of others; more are refused. */
const MAX_WAITING_CHANGES = 100;

/**
 * What staff do with files and folders that are there. One change at a time: of two people who want the same file,
 * the second is told. Each has been found by the library when it is answered.
 */
export class MediaChanges {
  readonly #deps: MediaChangesDeps;
  readonly #oneAtATime = new ConcurrencyLimit({ concurrency: 1, waiting: MAX_WAITING_CHANGES });

  constructor(deps: MediaChangesDeps) {
    this.#deps = deps;
  }

  /** Resolves with the new folder's path. */
  makeFolder(parent: string, given: string): Promise<string> {
    return this.#change(async () => {
      const { writer, drive } = this.#deps;
      const name = checkName(given);
      await drive.run(async () => {
        const directory = await writer.folder(parent);
        await mkdir(join(directory, name));
        await syncFolder(directory);
      });
      return joinPath(parent, name);
    });
  }

  rename(from: string, isFolder: boolean, given: string, author: ChangeAuthor): Promise<FileMove[]> {
    return this.#change(() => {
      const name = isFolder ? checkName(given) : checkFileName(given, nameOf(from));
      return this.#move([{ from, to: joinPath(folderOf(from), name), isFolder }], author);
    });
  }

  renameByPattern(paths: readonly string[], pattern: string, author: ChangeAuthor): Promise<FileMove[]> {
    return this.#change(() => {
      const targets = pathsByPattern(paths, pattern, this.#takenPaths());
      const moves = paths.map((from, index) => ({ from, to: targets[index] ?? from, isFolder: false }));
      return this.#move(moves, author);
    });
  }

  /** @param keepBoth gives a file whose name is taken in the folder a number */
  moveInto(
    to: string,
    { files, folders }: Chosen,
    keepBoth: boolean,
    author: ChangeAuthor,
  ): Promise<FileMove[]> {
    return this.#change(async () => {
      await this.#deps.drive.run(() => this.#deps.writer.folder(to));
      const isTaken = this.#takenPaths();
      const given = new Set<string>();
      const target = (from: string): string => {
        const wanted = joinPath(to, nameOf(from));
        const isInTheWay = (path: string) => path !== from && (isTaken(path) || given.has(path));
        const path = keepBoth && isInTheWay(wanted) ? freePath(wanted, isInTheWay) : wanted;
        given.add(path);
        return path;
      };
      const inside = folders.find((folder) => folder === to || to.startsWith(`${folder}/`));
      if (inside !== undefined)
        throw new RefusedError('to', `“${nameOf(inside)}” cannot be moved into itself.`);
      const moves = [
        ...folders.map((from) => ({ from, to: target(from), isFolder: true })),
        ...files.map((from) => ({ from, to: target(from), isFolder: false })),
      ];
      return this.#move(moves, author);
    });
  }

  /**
   * Moves files and folders into the bin; resolves with their ids there.
   * @throws ConflictError with the uses of what is in use, unless that is `confirmed`
   */
  discard(chosen: Chosen, confirmed: boolean, author: ChangeAuthor): Promise<Outcome<string>> {
    return this.#change(async () => {
      const all = [
        ...chosen.folders.map((path) => ({ path, isFolder: true })),
        ...chosen.files.map((path) => ({ path, isFolder: false })),
      ];
      if (!confirmed) await this.#askAboutUses(all);
      return each(all, this.#deps.log, ({ path, isFolder }) => {
        const size = this.#filesIn(path, isFolder).reduce((sum, entry) => sum + entry.size, 0);
        return this.#deps.bin.take({ path, isFolder, size }, author);
      });
    });
  }

  /** Puts things back from the bin, numbered where their name is taken; resolves with where they are. */
  putBack(ids: readonly string[]): Promise<Outcome<{ id: string; path: string }>> {
    return this.#change(async () => {
      const rows = new Map((await this.#deps.bin.list()).map((row) => [row.id, row]));
      return each(
        ids.map((id) => ({ id, path: rows.get(id)?.path ?? '' })),
        this.#deps.log,
        async ({ id }) => {
          const row = rows.get(id);
          if (!row) throw new RefusedError('ids', 'This is not in the bin any more.');
          return { id, path: await this.#putBackFree(row) };
        },
      );
    });
  }

  /** Finishes moves that were interrupted. */
  finishInterrupted(): Promise<void> {
    return this.#alone(async () => {
      if (await this.#deps.runner.finishInterrupted()) await this.#deps.media.rescan();
    });
  }

  async #putBackFree(row: BinRow): Promise<string> {
    const tried = new Set<string>();
    for (let path = row.path; ; path = freePath(row.path, (each) => tried.has(each))) {
      try {
        await this.#deps.bin.putBack(row.id, path);
        return path;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        tried.add(path);
      }
    }
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#oneAtATime.run(() => this.#deps.exclusively(work));
  }

  /** Runs a change alone, and ends when the library agrees with it. */
  #change<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#alone(async () => {
      try {
        const result = await work();
        await this.#deps.media.rescan();
        return result;
      } catch (error) {
        throw asSentence(error);
      }
    });
  }

  async #move(all: readonly FileMove[], author: ChangeAuthor): Promise<FileMove[]> {
    const moves = all.filter(({ from, to }) => from !== to);
    for (const { from } of moves) await this.#refuseMissing(from);
    if (moves.length > 0) {
      // What a hanging drive has left would get in the way.
      await this.#deps.runner.finishInterrupted();
      await this.#deps.runner.run(moves, author).catch(async (error) => {
        // What has been put back may have been seen where it went.
        if (codeOf(error)) await this.#deps.media.rescan();
        throw error;
      });
    }
    return moves;
  }

  async #refuseMissing(path: string): Promise<void> {
    const { writer, drive } = this.#deps;
    const stats = await drive.run(async () => lstat(await writer.entry(path)));
    if (stats.isSymbolicLink())
      throw new RefusedError(
        'files',
        `“${nameOf(path)}” is a link, which only whoever runs the server can change.`,
      );
  }

  async #askAboutUses(all: readonly { readonly path: string; readonly isFolder: boolean }[]): Promise<void> {
    const uses = await this.#deps.uses();
    const found: Record<string, MediaUse[]> = {};
    for (const { path, isFolder } of all) {
      for (const entry of this.#filesIn(path, isFolder)) {
        const own = uses[mediaUrl(entry.path)];
        if (own) found[mediaUrl(entry.path)] = own;
      }
    }
    const count = Object.keys(found).length;
    if (count > 0)
      throw new ConflictError(
        count === 1
          ? 'A file that is in use would be deleted.'
          : `${count} files that are in use would be deleted.`,
        { present: { uses: found } },
      );
  }

  #filesIn(path: string, isFolder: boolean): MediaIndex['entries'] {
    const { media } = this.#deps;
    const entry = media.get(path);
    if (!isFolder) return entry ? [entry] : [];
    return media.entries.filter((each) => each.path.startsWith(`${path}/`));
  }

  /** Of everything that is listed: files, and the folders that they are in. */
  #takenPaths(): (path: string) => boolean {
    const { entries, emptyFolders } = this.#deps.media;
    const paths = new Set<string>(emptyFolders);
    for (const { path } of entries) for (const each of withFolders(path)) paths.add(each);
    return takenPaths(paths);
  }
}

/**
 * Does `work` for each; what fails is told, unless everything fails in the same way. Once something has been done, every
 * failure is: who is not told what was done cannot undo it.
 */
const each = async <Item extends { readonly path: string }, Done>(
  items: readonly Item[],
  log: MediaChangesDeps['log'],
  work: (item: Item) => Promise<Done>,
): Promise<Outcome<Done>> => {
  const outcome: Outcome<Done> = { done: [], failed: [] };
  let first: unknown;
  for (const item of items) {
    try {
      outcome.done.push(await work(item));
    } catch (error) {
      const sentence = asSentence(asDriveFailure(error));
      const isOwn = sentence instanceof RefusedError || sentence instanceof NotFoundError;
      if (!isOwn && outcome.done.length === 0) throw error;
      first ??= sentence;
      const isKnown = sentence instanceof RequestError;
      if (!isKnown)
        log.error({ err: error, path: item.path }, 'One of several media files could not be changed.');
      const message = isKnown ? sentence.message : 'The server has run into a problem.';
      outcome.failed.push({ publicUrl: mediaUrl(item.path), message });
    }
  }
  if (outcome.done.length === 0 && first !== undefined) throw first;
  return outcome;
};
