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
