import type { LibraryFile } from './library-file.ts';

/**
 * All folders that contain files, directly or in subfolders, in list order; `files` must be in list order.
 */
export const listFolders = (files: readonly LibraryFile[]): readonly string[] => {
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
  return [...folders];
};
