import type { Stats } from 'node:fs';
import { fileTime, type MediaEntry, mediaEntry } from '../index/media-entry.ts';
import { type DirectoryEntry, readEntry, readNames, UNREADABLE } from './directory-entry.ts';
import { EntryList, type ListStep } from './entry-list.ts';
import { mayHaveMarks, readMarks } from './file-marks.ts';
import { isStableAtStart, PendingFiles } from './pending-files.ts';
import { inRoughOrder } from './rough-order.ts';

/** Notified of folders as they are found and removed; paths below the root, '' for the root itself. */
export interface FolderListener {
  /** Called before the folder is read. A folder that replaces another of the same name is added again. */
  add(folder: string): void;
  /** Everything below it is removed too, with a call for each folder. */
  remove(folder: string): void;
}

interface Folder {
  /** A different folder of the same name has a different identity. */
  identity: string | undefined;
  /** Paths of files and subfolders at the last scan. */
  children: ReadonlySet<string>;
  /** Paths of what could not be read in it, or its own. */
  unreadable: readonly string[];
}

/** Entries between two pauses of a scan: a fraction of a millisecond on a local disk. */
const STRIDE = 32;

/**
 * The media folder as the last scans found it. Scans collect changes, `commit` applies them to the list. A
 * scan is a generator that pauses every few entries; scans must not overlap.
 */
export class MediaTree {
  readonly #list = new EntryList();
  readonly #changes = new Map<string, MediaEntry | undefined>();
  readonly #pending = new PendingFiles();
  readonly #folders = new Map<string, Folder>();
  readonly #links = new Set<string>();
  /** Listed files whose content has not been read for its marks. */
  readonly #unmarked = new Set<string>();
  #isComplete = false;
  #scanned = 0;

  hasFolder(folder: string): boolean {
    return this.#folders.has(folder);
  }

  /** Whether everything has been scanned once. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  get hasFiles(): boolean {
    return this.#list.count > 0;
  }

  get hasPending(): boolean {
    return this.#pending.count > 0;
  }

  get hasUnmarked(): boolean {
    return this.#unmarked.size > 0;
  }

  /** Paths of files and folders that the server may not read, or whose names are not UTF-8. */
  get unreadable(): string[] {
    return [...this.#folders.values()].flatMap(({ unreadable }) => unreadable);
  }

  /**
   * Scans everything. In the first scan, files that have not changed for a while are not pending.
   * @throws what `scanFolder` throws
   */
  *scanAll(root: ScanRoot): Generator<void, void> {
    this.#enter('', 'root', root.listener);
    yield* this.#scan(root, '', true);
    this.#isComplete = true;
  }

  /**
   * From now on every known folder counts as replaced, and the next full scan adds it to its listener again.
   */
  forgetIdentities(): void {
    for (const folder of this.#folders.values()) folder.identity = undefined;
  }

  /**
   * Scans one folder, the folders below it only if they are new; and all links, because their targets may
   * have changed.
   * @throws RootReplacedError instead of treating files as removed that disappeared with the root; the file
   * system's error when an entry cannot be determined
   */
  *scanFolder(root: ScanRoot, folder: string): Generator<void, void> {
    if (this.#folders.has(folder)) yield* this.#scan(root, folder, false);
    yield* this.#lookAgain(root, this.#links);
  }

  /** Checks whether pending files have become stable. */
  *scanPending(root: ScanRoot): Generator<void, void> {
    yield* this.#lookAgain(root, this.#pending.due());
  }

  /** Reads the marks of some files, for at most about `milliseconds`. */
  *readMarks(root: ScanRoot, milliseconds: number): Generator<void, void> {
    const end = performance.now() + milliseconds;
    for (const path of this.#unmarked) {
      if (performance.now() > end) return;
      this.#unmarked.delete(path);
      const entry = this.#changes.get(path) ?? this.#list.get(path);
      const marks = entry && readMarks(`${root.path}/${path}`);
      if (entry && marks) this.#changes.set(path, { ...entry, marks });
      yield;
    }
  }

  /** Applies the changes to the list; undefined when there are none. */
  commit(): ListStep | undefined {
    if (this.#changes.size === 0) return undefined;
    const step = this.#list.apply(this.#changes);
    this.#changes.clear();
    return step;
  }

  *#scan(root: ScanRoot, folder: string, isFull: boolean): Generator<void, void> {
    const read = readNames(root.path, folder);
    const names = read === UNREADABLE ? [] : read;
    const children = new Set<string>();
    const unreadable = read === UNREADABLE ? [folder] : [];
    for (const name of this.#isComplete ? names : inRoughOrder(names)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const entry = readEntry(root.path, path);
      if (entry === UNREADABLE) unreadable.push(path);
      else if (entry) children.add(path);
      if (entry === UNREADABLE) {
        // As long as it cannot be read, it is not listed.
      } else if (entry?.stats.isDirectory()) {
        const isNew = this.#enter(path, identityOf(entry.stats), root.listener);
        if (isNew || isFull) yield* this.#scan(root, path, isFull);
      } else if (entry) {
        // A folder may have become a file.
        if (this.#folders.has(path)) this.#remove(path, root.listener);
        this.#found(path, entry);
      }
      this.#scanned += 1;
      if (this.#scanned % STRIDE === 0) yield;
    }
    this.#replaceChildren(root, folder, children);
    const known = this.#folders.get(folder);
    if (known) known.unreadable = unreadable;
  }

  #replaceChildren(root: ScanRoot, folder: string, children: ReadonlySet<string>): void {
    const known = this.#folders.get(folder);
    if (!known) return;
    const removed = [...known.children].filter((path) => !children.has(path));
    if (removed.length > 0) root.confirmInPlace();
    for (const path of removed) this.#remove(path, root.listener);
    known.children = children;
  }

  /** Returns whether the folder is new, or has replaced the known one of its name. */
  #enter(path: string, identity: string, listener: FolderListener): boolean {
    const known = this.#folders.get(path);
    if (known?.identity === identity) return false;
    // A file may have become a folder.
    this.#removeFile(path);
    this.#folders.set(path, { identity, children: known?.children ?? new Set(), unreadable: [] });
    listener.add(path);
    return true;
  }

  /** A file that is being replaced stays in the list with its old data until it is stable. */
  #found(path: string, { stats, isLink }: DirectoryEntry): void {
    if (isLink) this.#links.add(path);
    else if (this.#links.size > 0) this.#links.delete(path);
    const before = this.#changes.has(path) ? this.#changes.get(path) : this.#list.get(path);
    const isUnchanged = before?.size === stats.size && before.modified === fileTime(stats.mtimeMs);
    if (isUnchanged) {
      this.#pending.delete(path);
    } else if ((!this.#isComplete && isStableAtStart(stats)) || this.#pending.isStable(path, stats)) {
      this.#pending.delete(path);
      this.#changes.set(path, mediaEntry(path, stats));
      if (mayHaveMarks(path)) this.#unmarked.add(path);
    }
  }

  *#lookAgain(root: ScanRoot, paths: Iterable<string>): Generator<void, void> {
    for (const path of paths) {
      const entry = readEntry(root.path, path);
      if (entry !== UNREADABLE && entry?.stats.isFile()) this.#found(path, entry);
      else {
        root.confirmInPlace();
        this.#removeFile(path);
      }
      yield;
    }
  }

  #remove(path: string, listener: FolderListener): void {
    this.#removeFile(path);
    const folder = this.#folders.get(path);
    if (!folder) return;
    this.#folders.delete(path);
    listener.remove(path);
    for (const child of folder.children) this.#remove(child, listener);
  }

  #removeFile(path: string): void {
    this.#links.delete(path);
    this.#pending.delete(path);
    this.#unmarked.delete(path);
    if (this.#list.get(path)) this.#changes.set(path, undefined);
    else this.#changes.delete(path);
  }
}

/** The root of a scan. */
export interface ScanRoot {
  /** Absolute, links resolved. */
  readonly path: string;
  readonly listener: FolderListener;
  /** @throws RootReplacedError */
  confirmInPlace(): void;
}

/** File systems reuse the inode of a deleted folder; the birth time tells the two apart. */
const identityOf = ({ dev, ino, birthtimeMs }: Stats): string => `${dev}.${ino}.${birthtimeMs}`;
