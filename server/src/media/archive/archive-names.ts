import { commonFolder, sameNameKey, toSafeName } from '@jeweler/core/format';
import { freePath, nameOf } from '../changes/new-names.ts';

/** A path whose names can be written on Windows, macOS and Linux. */
const writable = (path: string): string => path.split('/').map(toSafeName).join('/');

/** Returns each requested name only once, ignoring case: later ones get a number. */
export const createUniqueNames = (): ((requestedName: string) => string) => {
  const taken = new Set<string>();
  return (requestedName) => {
    const isTaken = (name: string) => taken.has(sameNameKey(name));
    const name = isTaken(requestedName) ? freePath(requestedName, isTaken) : requestedName;
    taken.add(sameNameKey(name));
    return name;
  };
};

/**
 * The names of files inside an archive: their file names if all of them differ, otherwise their paths below
 * the folder they share. No two are the same on any system, and each can write them.
 * @param paths below the media folder, without duplicates
 */
export const archiveNames = (paths: readonly string[], unique = createUniqueNames()): string[] => {
  const hasOwnNames = new Set(paths.map((path) => sameNameKey(nameOf(path)))).size === paths.length;
  const folder = commonFolder(paths);
  return paths.map((path) => unique(writable(hasOwnNames ? nameOf(path) : path.slice(folder.length))));
};
