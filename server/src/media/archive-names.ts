import { commonFolder } from '@jeweler/core/format';

/** What Windows and macOS take for the same name. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Outside of an archive a letter with a colon would be a drive, and archives refuse it. */
const withoutDrive = (name: string): string => name.replace(/^([a-z]):/i, '$1_');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `ring.jpg` → `ring (2).jpg` */
const numbered = (name: string, number: number): string =>
  name.replace(/(\.[^./]*)?$/, (extension) => ` (${number})${extension}`);

/**
 * Gives each name that is asked for only once, also where capitals make no difference: later ones get
 * a number.
 */
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
 * What files are called inside an archive: by their names when all differ, else by their paths below
 * the folder they share. No two are the same on any system.
 * @param paths below the media folder, each once
 */
export const archiveNames = (paths: readonly string[], unique = createUniqueNames()): string[] => {
  const hasOwnNames = new Set(paths.map((path) => folded(nameOf(path)))).size === paths.length;
  const folder = commonFolder(paths);
  return paths.map((path) => unique(withoutDrive(hasOwnNames ? nameOf(path) : path.slice(folder.length))));
};
