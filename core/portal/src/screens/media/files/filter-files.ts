import { comparePaths } from '@jeweler/core/format';
import type { MediaKind } from '@jeweler/core/schemas';
import type { LibraryFile } from './library-file.ts';
import type { FileSearch } from './search.ts';

/** Filter value for the media folder itself, without its subfolders. */
export const TOP_FOLDER = '/';

export interface FileFilter {
  readonly kind: MediaKind | 'all';
  /** A folder including its subfolders, `TOP_FOLDER`, or empty for all files. */
  readonly folder: string;
  /** Only unused files. */
  readonly unused: boolean;
  /** Only files that tell where they were taken. */
  readonly located: boolean;
}

const isIn = (file: LibraryFile, folder: string): boolean =>
  folder === TOP_FOLDER ? file.folder === '' : file.folder === folder || file.folder.startsWith(`${folder}/`);

/** The files that pass the filter, in the order given. `isUsed` is called with a publicUrl. */
export const filterFiles = (
  files: readonly LibraryFile[],
  { kind, folder, unused, located }: FileFilter,
  search: Pick<FileSearch, 'matches'> | undefined,
  isUsed: (publicUrl: string) => boolean,
): readonly LibraryFile[] => {
  if (!search && kind === 'all' && folder === '' && !unused && !located) return files;
  return files.filter(
    (file) =>
      (search?.matches(file) ?? true) &&
      (kind === 'all' || file.kind === kind) &&
      (folder === '' || isIn(file, folder)) &&
      !(unused && isUsed(file.publicUrl)) &&
      !(located && !file.hasLocation),
  );
};

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
