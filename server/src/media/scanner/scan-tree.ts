import type { Stats } from 'node:fs';
import { readEntry, readNames, UNREADABLE } from './directory-entry.ts';

/** How long a scan may block the thread, in milliseconds; events and messages are processed in between. */
const SLICE_MS = 50;

/** Divides work into time slices. */
export class TimeSlice {
  #end = performance.now() + SLICE_MS;

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#end = performance.now() + SLICE_MS;
  }
}

export interface TreeScan {
  /** Identities of all folders below the root, by path: a different folder of the same name has another one. */
  readonly folders: ReadonlyMap<string, string>;
  /** Paths of files and folders that the server may not read, or whose names are not UTF-8. */
  readonly unreadable: readonly string[];
}

/**
 * Reads all folders below the root, and calls `onFile` for each file that may be listed. Its file system calls
 * are synchronous, so that a drive that hangs stops the heartbeat.
 * @param root absolute, links resolved
 * @throws the file system's error when an entry cannot be determined
 */
export const scanTree = async (
  root: string,
  onFile: (path: string, stats: Stats) => void,
): Promise<TreeScan> => {
  const folders = new Map<string, string>();
  const unreadable: string[] = [];
  const slice = new TimeSlice();
  const scanFolder = async (folder: string): Promise<void> => {
    const names = readNames(root, folder);
    if (names === UNREADABLE) {
      unreadable.push(folder);
      return;
    }
    // Nearly the order of the list, which makes sorting that one much faster.
    for (const name of names.sort()) {
      if (slice.isOver) await slice.next();
      const path = folder === '' ? name : `${folder}/${name}`;
      const entry = readEntry(root, path);
      if (entry === UNREADABLE) unreadable.push(path);
      else if (entry?.stats.isDirectory()) {
        folders.set(path, toIdentity(entry.stats));
        await scanFolder(path);
      } else if (entry) onFile(path, entry.stats);
    }
  };
  await scanFolder('');
  return { folders, unreadable };
};

/** File systems reuse the inode of a deleted folder; the birth time tells the two apart. */
const toIdentity = ({ dev, ino, birthtimeMs }: Stats): string => `${dev}.${ino}.${birthtimeMs}`;
