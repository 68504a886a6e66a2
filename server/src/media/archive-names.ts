import { commonFolder } from '@jeweler/core/format';

/** Names with the same result are the same name on Windows and macOS. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** A letter followed by a colon would be a drive once extracted, and archives do not allow it. */
const withoutDrive = (name: string): string => name.replace(/^([a-z]):/i, '$1_');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `ring.jpg` → `ring (2).jpg` */
const numbered = (name: string, number: number): string =>
  name.replace(/(\.[^./]*)?$/, (extension) => ` (${number})${extension}`);

/** Returns each requested name only once, ignoring case: later ones get a number. */
export const createUniqueNames = (): ((requestedName: string) => string) => {
  const taken = new Set<string>();
  return (requestedName) => {
    let name = requestedName;
    for (let number = 2; taken.has(folded(name)); number += 1) name = numbered(requestedName, number);
    taken.add(folded(name));
    return name;
  };
};

/**
 * The names of files inside an archive: their file names if all of them differ, otherwise their paths below
 * the folder they share. No two are the same on any system.
 * @param paths below the media folder, without duplicates
 */
export const archiveNames = (paths: readonly string[], unique = createUniqueNames()): string[] => {
  const hasOwnNames = new Set(paths.map((path) => folded(nameOf(path)))).size === paths.length;
  const folder = commonFolder(paths);
  return paths.map((path) => unique(withoutDrive(hasOwnNames ? nameOf(path) : path.slice(folder.length))));
};
