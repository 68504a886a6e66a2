import { EntryList } from './entry-list.ts';
import { type MediaEntry, mediaEntry } from './media-entry.ts';
import { inRoughOrder } from './rough-order.ts';
import { isOld, UnfinishedFiles } from './unfinished-files.ts';
import { lookAt, type Sight, walk } from './walk.ts';

/** Told of folders as they are met and as they go away. */
interface FolderListener {
  add(folder: string): void;
  drop(folder: string): void;
}

/** What changed between two states of the list. */
export interface TreeChange {
  readonly upserted: readonly MediaEntry[];
  /** Paths. */
  readonly removed: readonly string[];
}

/**
 * The media folder as it was seen last. Reading stages what is found, `commit` makes it the list:
 * readers of the list never see half a reading. Readings must not overlap.
 */
export class MediaTree {
  readonly #list = new EntryList();
  readonly #staged = new Map<string, MediaEntry | undefined>();
  readonly #unfinished = new UnfinishedFiles();
  readonly #folders = new Set<string>();
  readonly #links = new Set<string>();
  #wasRead = false;

  /** Finished files in the order of the list. */
  get entries(): readonly MediaEntry[] {
    return this.#list.sorted;
  }

  /** Whether the list has a file at this path. */
  has(path: string): boolean {
    return this.#list.get(path) !== undefined;
  }

  get hasUnfinished(): boolean {
    return this.#unfinished.count > 0;
  }

  /** Whether anything was found that `commit` would make the list. */
  get hasChanges(): boolean {
    return this.#staged.size > 0;
  }

  /** Reads everything. The first time, files that nothing touches any more count as finished. */
  *readAll(root: string, listener: FolderListener): Generator<void, void> {
    this.#folders.clear();
    // Before anything is known nothing can have gone, and the start is in a hurry.
    const seen = this.#wasRead ? new Set<string>() : undefined;
    yield* this.#read(root, '', listener, seen);
    if (seen) for (const path of this.#known()) if (!seen.has(path)) this.#lose(path);
    this.#wasRead = true;
  }

  /** Looks again at paths where something happened, and at all links: what they lead to may have changed. */
  *readPaths(root: string, paths: Iterable<string>, listener: FolderListener): Generator<void, void> {
    const gone = new Set<string>();
    for (const path of new Set([...paths, ...this.#links])) {
      const sight = lookAt(root, path);
      if (sight?.stats.isDirectory()) yield* this.#readFolder(root, path, listener);
      else {
        if (this.#folders.has(path)) gone.add(path);
        if (sight) this.#meet(path, sight);
        else this.#lose(path);
      }
      yield;
    }
    if (gone.size > 0) this.#loseFolders(gone, listener);
  }

  /** Looks whether unfinished files have stood still. */
  *readUnfinished(root: string): Generator<void, void> {
    for (const path of this.#unfinished.due()) {
      const sight = lookAt(root, path);
      if (sight?.stats.isFile()) this.#meet(path, sight);
      else this.#lose(path);
      yield;
    }
  }

  /** Makes what was found the list; undefined when it is the same as before. */
  commit(): TreeChange | undefined {
    if (this.#staged.size === 0) return undefined;
    this.#list.apply(this.#staged);
    const upserted: MediaEntry[] = [];
    const removed: string[] = [];
    for (const [path, entry] of this.#staged) {
      if (entry) upserted.push(entry);
      else removed.push(path);
    }
    this.#staged.clear();
    return { upserted, removed };
  }

  *#readFolder(root: string, folder: string, listener: FolderListener): Generator<void, void> {
    this.#lose(folder);
    const wasKnown = this.#folders.has(folder);
    const seen = new Set<string>();
    yield* this.#read(root, folder, listener, seen);
    if (!wasKnown) return;
    for (const path of this.#known()) {
      if (path.startsWith(`${folder}/`) && !seen.has(path)) this.#lose(path);
    }
  }

  *#read(root: string, from: string, listener: FolderListener, seen?: Set<string>): Generator<void, void> {
    const visitor = {
      folder: (folder: string) => {
        this.#folders.add(folder);
        listener.add(folder);
      },
      file: (path: string, sight: Sight) => {
        seen?.add(path);
        this.#meet(path, sight);
      },
    };
    yield* walk(root, from, visitor, this.#wasRead ? undefined : inRoughOrder);
  }

  /** Until a file that is being replaced is finished, the list keeps it as it was. */
  #meet(path: string, { stats, isLink }: Sight): void {
    if (isLink) this.#links.add(path);
    else if (this.#links.size > 0) this.#links.delete(path);
    const before = this.#staged.has(path) ? this.#staged.get(path) : this.#list.get(path);
    if (before?.size === stats.size && before.modified === stats.mtimeMs) {
      this.#unfinished.forget(path);
    } else if ((!this.#wasRead && isOld(stats)) || this.#unfinished.isFinished(path, stats)) {
      this.#unfinished.forget(path);
      this.#staged.set(path, mediaEntry(path, stats));
    }
  }

  #lose(path: string): void {
    this.#links.delete(path);
    this.#unfinished.forget(path);
    if (this.#list.get(path)) this.#staged.set(path, undefined);
    else this.#staged.delete(path);
  }

  #loseFolders(gone: ReadonlySet<string>, listener: FolderListener): void {
    for (const folder of gone) listener.drop(folder);
    for (const folder of this.#folders) if (isAtOrBelow(folder, gone)) this.#folders.delete(folder);
    for (const path of this.#known()) if (isBelow(path, gone)) this.#lose(path);
  }

  #known(): Set<string> {
    return new Set([...this.#list.paths(), ...this.#staged.keys(), ...this.#unfinished.paths()]);
  }
}

const isAtOrBelow = (path: string, folders: ReadonlySet<string>): boolean =>
  folders.has(path) || isBelow(path, folders);

const isBelow = (path: string, folders: ReadonlySet<string>): boolean => {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (folders.has(path.slice(0, end))) return true;
  }
  return false;
};
