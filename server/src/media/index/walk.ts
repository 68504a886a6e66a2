import { accessSync, constants, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsence, isVisibleBelow, isVisibleName } from '../visible-path.ts';

/** What stands at a path of the media folder and may be listed. */
export interface Sight {
  readonly stats: Stats;
  /** Its content stands elsewhere in the folder, where changes to it are noticed. */
  readonly isLink: boolean;
}

const OTHERS_MAY_READ = 0o004;

/**
 * Looks at one path below `root`: a folder, a readable file, or a link to a file that may be served
 * itself. Links to folders are no sight: what they lead to stands in the list already.
 * @param root absolute, links resolved
 * @param path below the root, with slashes, every segment visible
 * @throws the file system's error when it cannot tell
 */
export const lookAt = (root: string, path: string): Sight | undefined => {
  const file = `${root}/${path}`;
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isDirectory()) return stats && { stats, isLink: false };
    if (stats.isFile()) return isReadable(file, stats) ? { stats, isLink: false } : undefined;
    return stats.isSymbolicLink() ? lookThrough(root, file) : undefined;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
};

const lookThrough = (root: string, link: string): Sight | undefined => {
  const file = realpathSync.native(link);
  if (!isVisibleBelow(root, file)) return undefined;
  const stats = statSync(file);
  return stats.isFile() && isReadable(file, stats) ? { stats, isLink: true } : undefined;
};

/** Most files are for all to read; only the others cost a second look. */
const isReadable = (file: string, { mode }: Stats): boolean => {
  if ((mode & OTHERS_MAY_READ) === 0) accessSync(file, constants.R_OK);
  return true;
};

/** Entries between two pauses, a fraction of a millisecond on any disk of this machine. */
const STRIDE = 32;

interface Visitor {
  /** Called before the folder is read, so that what is watched from here on is not missed. */
  folder(path: string): void;
  file(path: string, sight: Sight): void;
}

/**
 * Visits `from` (a folder below `root`, '' for the root itself) and everything below that may be
 * listed. It pauses every few entries: see `finish` and `inSlices`.
 * @param order brings the names of a folder into the order they are visited in
 * @throws the file system's error when it breaks off; a folder that goes away meanwhile is none
 */
export function* walk(
  root: string,
  from: string,
  visitor: Visitor,
  order = (names: string[]): string[] => names,
): Generator<void, void> {
  const enter = (folder: string) => {
    visitor.folder(folder);
    const names = order(namesIn(root, folder).filter(isVisibleName));
    return { prefix: folder === '' ? '' : `${folder}/`, names: names.values() };
  };
  const way = [enter(from)];
  let met = 0;
  for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
    const { value: name, done } = here.names.next();
    if (done) {
      way.pop();
      continue;
    }
    const path = here.prefix + name;
    const sight = lookAt(root, path);
    if (sight?.stats.isDirectory()) way.push(enter(path));
    else if (sight) visitor.file(path, sight);
    met += 1;
    if (met % STRIDE === 0) yield;
  }
}

const namesIn = (root: string, folder: string): string[] => {
  try {
    return readdirSync(`${root}/${folder}`);
  } catch (error) {
    // Without its root the folder is not empty but gone.
    if (folder !== '' && isAbsence(error)) return [];
    throw error;
  }
};

/** How long a slice may keep the server from answering, in milliseconds. */
const SLICE = 8;

/** Runs work that pauses without ever pausing. */
export const finish = (work: Iterator<void, void>): void => {
  while (!work.next().done);
};

/** Runs work that pauses a slice at a time, and lets the server answer in between. */
export const inSlices = async (work: Iterator<void, void>): Promise<void> => {
  for (let end = performance.now() + SLICE; !work.next().done; ) {
    if (performance.now() < end) continue;
    await new Promise((resolve) => setImmediate(resolve));
    end = performance.now() + SLICE;
  }
};
