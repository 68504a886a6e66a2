import { sep } from 'node:path';

/** Windows gives a meaning to `:` (drives, streams) and drops dots and spaces at the end of a name. */
const forbidden =
  process.platform === 'win32' ? /^$|^\.|[/\\:\0]|[. ]$|\p{Surrogate}/u : /^$|^\.|[/\\\0]|\p{Surrogate}/u;

/**
 * Whether a file or folder of this name may be shown: not hidden, one segment of a path and no more,
 * and writable as an address (no half surrogate pairs).
 */
export const isVisibleName = (name: string): boolean => !forbidden.test(name);

/**
 * Whether `file` lies below `root` and nothing on the way down is hidden.
 * @param root absolute, links resolved; the same for `file`
 */
export const isVisibleBelow = (root: string, file: string): boolean => {
  const inside = root.endsWith(sep) ? root : root + sep;
  return file.startsWith(inside) && file.slice(inside.length).split(sep).every(isVisibleName);
};

/** ENXIO: a socket, which nobody can open as a file. */
const absences = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM', 'ENXIO']);

/** Whether a file system's error means that there is nothing for us, rather than that it is broken. */
export const isAbsence = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && absences.has(String(error.code));
