import { accessSync, constants, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isAbsence, isRefusal, isUndecodable, isVisibleBelow, isVisibleName } from '../files/visible-path.ts';
import { identityOf } from './media-root.ts';

/** How long a scan may block its thread, in milliseconds: then events and messages have their turn, but no time of their own. */
const SLICE_MS = 50;
/** Something is there, but the server may not read it, or its name is not UTF-8 and leads to nothing. */
const UNREADABLE = 'unreadable';

export interface TreeScan {
  /** Identities of the root and of all folders below it, by absolute path. */
  readonly folders: ReadonlyMap<string, string>;
  /** Paths below the root of files and folders that the server may not read, or whose names are not UTF-8. */
  readonly unreadable: readonly string[];
}

/**
 * Reads all folders below the root, and calls `onFile` for each file that may be listed, with its path below
 * the root. Its file system calls are synchronous, so that a drive that hangs stops the heartbeat.
 * @param root absolute, links resolved
 * @throws the file system's error when an entry cannot be determined
 */
export const scanTree = async (
  root: string,
  onFile: (path: string, stats: Stats) => void,
): Promise<TreeScan> => {
  const folders = new Map([[root, identityOf(statSync(root))]]);
  const unreadable: string[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  const scanFolder = async (folder: string): Promise<void> => {
    const read = () => readdirSync(`${root}/${folder}`).filter(isVisibleName);
    const names = folder === '' ? read() : (readIfAny(read) ?? []);
    if (names === UNREADABLE) {
      unreadable.push(folder);
      return;
    }
    for (const name of names) {
      if (performance.now() > sliceEnd) {
        await nextTurn();
        sliceEnd = performance.now() + SLICE_MS;
      }
      const path = folder === '' ? name : `${folder}/${name}`;
      const stats = readIfAny(() => readEntry(root, path));
      if (stats === UNREADABLE) unreadable.push(path);
      else if (stats?.isDirectory()) {
        folders.set(`${root}/${path}`, identityOf(stats));
        await scanFolder(path);
      } else if (stats) onFile(path, stats);
    }
  };
  await scanFolder('');
  return { folders, unreadable };
};

/** What is read of something below the root; undefined when it has gone. */
const readIfAny = <Result>(read: () => Result): Result | typeof UNREADABLE | undefined => {
  try {
    return read();
  } catch (error) {
    if (isRefusal(error)) return UNREADABLE;
    if (isAbsence(error)) return undefined;
    throw error;
  }
};

/** A folder, a readable file, or the target of a link to a file that may itself be served. */
const readEntry = (root: string, path: string): Stats | typeof UNREADABLE | undefined => {
  const file = `${root}/${path}`;
  const own = lstatSync(file, { throwIfNoEntry: false });
  if (own === undefined) return isUndecodable(path) ? UNREADABLE : undefined;
  if (own.isDirectory()) return own;
  // Links to folders are left out: what they lead to is listed under its own path.
  const stats = own.isSymbolicLink() ? readTarget(root, file) : own;
  if (!stats?.isFile()) return undefined;
  accessSync(file, constants.R_OK);
  return stats;
};

const readTarget = (root: string, link: string): Stats | undefined => {
  const target = realpathSync.native(link);
  return isVisibleBelow(root, target) ? statSync(target) : undefined;
};
