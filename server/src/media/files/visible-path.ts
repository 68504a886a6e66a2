import { sep } from 'node:path';

/** On Windows `:` has a meaning (drives, streams), and dots and spaces at the end of a name are dropped. */
const forbidden =
  process.platform === 'win32' ? /^$|^\.|[/\\:\0]|[. ]$|\p{Surrogate}/u : /^$|^\.|[/\\\0]|\p{Surrogate}/u;

/** What systems, network drives and programs put into folders by themselves; compared in lower case. */
const ignoredNames = new Set([
  // Windows
  '$recycle.bin',
  'recycler',
  'system volume information',
  'thumbs.db',
  'thumbs.db:encryptable',
  'ehthumbs.db',
  'ehthumbs_vista.db',
  'desktop.ini',
  // macOS
  '__macosx',
  'icon\r',
  'network trash folder',
  'temporary items',
  // Linux
  'lost+found',
  // Synology and QNAP
  '@eadir',
  '@tmp',
  '@recycle',
  '@recently-snapshot',
  '#recycle',
  '#snapshot',
]);

/** Locks and temporary copies of programs, and downloads and transfers that are not finished. */
const IGNORED = /^~\$|~$|\.(?:crdownload|opdownload|download|part|partial|filepart|aria2|!ut|tmp|temp)$/i;

/**
 * Whether a file or folder of this name may be shown: not hidden, put there by a person, a single path
 * segment, and encodable in a URL (no unpaired surrogates).
 */
export const isVisibleName = (name: string): boolean =>
  !forbidden.test(name) && !IGNORED.test(name) && !ignoredNames.has(name.toLowerCase());

/**
 * Whether `file` is below `root` and no segment of the path between them is hidden.
 * @param root absolute, links resolved; the same for `file`
 */
export const isVisibleBelow = (root: string, file: string): boolean => {
  const inside = root.endsWith(sep) ? root : root + sep;
  return file.startsWith(inside) && file.slice(inside.length).split(sep).every(isVisibleName);
};

/** ENXIO: a socket, which cannot be opened as a file. */
const absences = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM', 'ENXIO']);

/**
 * Whether a file system error means that the file does not exist for us, rather than that the file system has
 * failed.
 */
export const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && absences.has(String(error.code));

/** Whether a file system error means that the file exists, but the server may not read it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');

/**
 * Whether a name or path may have lost bytes that are not UTF-8: Node replaces them by this character, and
 * what results leads to nothing.
 */
export const isUndecodable = (path: string): boolean => path.includes('\u{fffd}');
