import type { MediaKind } from '../../../schemas/index.ts';
import { type LibraryFile, searchable } from './library-file.ts';

/** Stands for the media folder itself, where a filter means it without its folders. */
export const TOP_FOLDER = '/';

export interface FileFilter {
  /** Searched for in names and relative paths, whatever the case (SPEC section 2). */
  readonly q: string;
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
  { q, kind, folder, unused }: FileFilter,
  isUsed: (publicUrl: string) => boolean,
): readonly LibraryFile[] => {
  const sought = searchable(q.trim());
  if (sought === '' && kind === 'all' && folder === '' && !unused) return files;
  return files.filter(
    (file) =>
      (sought === '' || file.searchKey.includes(sought)) &&
      (kind === 'all' || file.kind === kind) &&
      (folder === '' || isIn(file, folder)) &&
      !(unused && isUsed(file.publicUrl)),
  );
};
