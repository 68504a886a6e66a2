import { comparePaths } from '@jeweler/core/format';
import type { LibraryFile } from './library-file.ts';

/**
 * All folders, in list order; `files` must be in list order.
 * @param empty folders without files, also further down, in list order
 */
export const listFolders = (
  files: readonly LibraryFile[],
  empty: readonly string[] = [],
): readonly string[] => {
  const folders = new Set<string>();
  let previous = '';
  for (const { folder } of files) {
    if (folder === previous) continue;
    previous = folder;
    for (let slash = folder.indexOf('/'); slash !== -1; slash = folder.indexOf('/', slash + 1)) {
      folders.add(folder.slice(0, slash));
    }
    folders.add(folder);
  }
  folders.delete('');
  if (empty.length === 0) return [...folders];
  return [...new Set([...folders, ...empty])].sort(comparePaths);
};
