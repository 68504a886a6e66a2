import type { MediaKind } from '../../../schemas/index.ts';
import type { LibraryFile } from './library-file.ts';
import type { FileSearch } from './search.ts';

/** Stands for the media folder itself, where a filter means it without its folders. */
export const TOP_FOLDER = '/';

export interface FileFilter {
  readonly kind: MediaKind | 'all';
  /** A folder with all below it, `TOP_FOLDER`, or empty for all files. */
  readonly folder: string;
  /** Only files that nothing uses. */
  readonly unused: boolean;
}

const isIn = (file: LibraryFile, folder: string): boolean =>
  folder === TOP_FOLDER ? file.folder === '' : file.folder === folder || file.folder.startsWith(`${folder}/`);

/** The files that pass, in the order given. `isUsed` is asked by publicUrl. */
export const filterFiles = (
  files: readonly LibraryFile[],
  { kind, folder, unused }: FileFilter,
  search: Pick<FileSearch, 'matches'> | undefined,
  isUsed: (publicUrl: string) => boolean,
): readonly LibraryFile[] => {
  if (!search && kind === 'all' && folder === '' && !unused) return files;
  return files.filter(
    (file) =>
      (search?.matches(file) ?? true) &&
      (kind === 'all' || file.kind === kind) &&
      (folder === '' || isIn(file, folder)) &&
      !(unused && isUsed(file.publicUrl)),
  );
};
