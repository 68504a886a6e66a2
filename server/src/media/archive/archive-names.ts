import { commonFolder, sameNameKey } from '@jeweler/core/format';
import { nameOf } from '../changes/new-names.ts';

/** Characters that Windows allows in no name; a colon would be a drive or a second stream. */
const FORBIDDEN = /[\p{Cc}<>:"|?*\\]/gu;
/** Windows drops these at the end of a name. */
const DROPPED_END = /[. ]+$/;
/** Names of devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** A path whose names can be written on Windows, macOS and Linux. */
const writable = (path: string): string =>
  path
    .split('/')
    .map((name) =>
      name
        .replace(FORBIDDEN, '_')
        .replace(DROPPED_END, (end) => '_'.repeat(end.length))
        .replace(DEVICE, '$&_'),
    )
    .join('/');

/** `ring.jpg` → `ring (2).jpg` */
const numbered = (name: string, number: number): string =>
  name.replace(/(\.[^./]*)?$/, (extension) => ` (${number})${extension}`);

/** Returns each requested name only once, ignoring case: later ones get a number. */
export const createUniqueNames = (): ((requestedName: string) => string) => {
  const taken = new Set<string>();
  return (requestedName) => {
    let name = requestedName;
    for (let number = 2; taken.has(sameNameKey(name)); number += 1) name = numbered(requestedName, number);
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
