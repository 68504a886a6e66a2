import { comparePaths } from '../../../../format/index.ts';
import type { MediaChange } from '../../../../schemas/index.ts';
import { type LibraryFile, toLibraryFile } from './library-file.ts';

/** First index at or after `start` whose file comes after `path`. */
const findIndex = (path: string, files: readonly LibraryFile[], start: number): number => {
  let low = start;
  let high = files.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const file = files[middle];
    if (file && comparePaths(file.relativePath, path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The list after a change. Both lists are in list order (`comparePaths`); unchanged files stay the same
 * objects. One pass over the list and a binary search for each new file, so that a change to a list of
 * 100,000 files takes milliseconds.
 */
export const applyChange = (
  files: readonly LibraryFile[],
  { upserted, removed }: Pick<MediaChange, 'upserted' | 'removed'>,
): readonly LibraryFile[] => {
  if (upserted.length === 0 && removed.length === 0) return files;
  const leaving = new Set(removed);
  for (const { publicUrl } of upserted) leaving.add(publicUrl);
  const staying = files.filter(({ publicUrl }) => !leaving.has(publicUrl));
  const coming = upserted.map(toLibraryFile).sort((a, b) => comparePaths(a.relativePath, b.relativePath));

  const parts: LibraryFile[][] = [];
  let taken = 0;
  for (const file of coming) {
    const index = findIndex(file.relativePath, staying, taken);
    parts.push(staying.slice(taken, index), [file]);
    taken = index;
  }
  parts.push(staying.slice(taken));
  return parts.flat();
};
