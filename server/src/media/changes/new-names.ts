import { extname } from 'node:path';
import { numberedName, sameNameKey, toSafeName } from '@jeweler/core/format';
import { RefusedError, ValidationError } from '../../errors.ts';
import { isVisibleName } from '../files/visible-path.ts';

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
export const joinPath = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

/** @throws ValidationError for a name that cannot be used everywhere, or would be hidden */
export const checkName = (name: string): string => {
  const wanted = name.normalize('NFC').trim();
  const safe = toSafeName(wanted);
  if (safe !== wanted)
    throw new ValidationError({ name: `This name cannot be used on every computer. “${safe}” can.` });
  if (!isVisibleName(safe))
    throw new ValidationError({ name: 'Files of this name are hidden. Please choose another one.' });
  return safe;
};

/** The extension says what a file is, and stays. */
export const checkFileName = (name: string, present: string): string => {
  const extension = extname(present);
  if (extname(name).toLowerCase() === extension.toLowerCase()) return checkName(name);
  throw new ValidationError({
    name:
      extension === ''
        ? 'This file has a name without an ending such as .jpg, and keeps it that way.'
        : `Please let the name end with ${extension}: it says what the file is.`,
  });
};

/**
 * Paths by a pattern, in which {n} stands for 1, 2, 3: numbers whose name another file has are left out. Each file
 * keeps its extension, which the pattern may have too.
 */
export const pathsByPattern = (
  paths: readonly string[],
  pattern: string,
  isTaken: (path: string) => boolean,
): string[] => {
  const extensions = new Set(paths.map((path) => extname(path).toLowerCase()));
  const own = extname(pattern);
  const stem = extensions.has(own.toLowerCase()) ? pattern.slice(0, pattern.length - own.length) : pattern;
  let number = 0;
  return paths.map((path) => {
    for (;;) {
      number += 1;
      const name = checkName(stem.replaceAll('{n}', String(number)) + extname(path));
      const target = joinPath(folderOf(path), name);
      if (target === path || !isTaken(target)) return target;
    }
  });
};

/** The first numbered path that is free: `rings/ring-2.jpg`. */
export const freePath = (path: string, isTaken: (path: string) => boolean): string => {
  for (let number = 2; number < 10_000; number += 1) {
    const numbered = joinPath(folderOf(path), numberedName(nameOf(path), number));
    if (!isTaken(numbered)) return numbered;
  }
  throw new RefusedError('name', `There are too many files named “${nameOf(path)}”.`);
};

/** Tells of paths whether something has their name. */
export const takenPaths = (paths: Iterable<string>): ((path: string) => boolean) => {
  const taken = new Set([...paths].map(sameNameKey));
  return (path) => taken.has(sameNameKey(path));
};
