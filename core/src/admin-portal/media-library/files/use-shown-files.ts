import { useDeferredValue, useMemo } from 'react';
import type { MediaUses } from '../data/media-uses.ts';
import { filterFiles } from './filter-files.ts';
import type { LibraryFile } from './library-file.ts';
import type { LibraryView } from './library-view.ts';
import { type FileSearch, searchFor } from './search.ts';
import { sortFiles } from './sort-files.ts';

export interface ShownFiles {
  readonly shown: readonly LibraryFile[];
  /** What was sought for it; undefined where nothing is. */
  readonly search: FileSearch | undefined;
}

/**
 * The files that pass the filters, sorted. The search lags behind its field where the list is long,
 * so that typing never waits. Until it is known what is used, nothing counts as used.
 */
export const useShownFiles = (
  files: readonly LibraryFile[],
  { q, kind, folder, unused, sort }: LibraryView,
  uses: MediaUses | undefined,
): ShownFiles => {
  const sought = useDeferredValue(q);
  const search = useMemo(() => searchFor(sought, files), [sought, files]);
  const sorted = useMemo(() => sortFiles(files, sort), [files, sort]);
  const shown = useMemo(
    () => filterFiles(sorted, { kind, folder, unused }, search, (publicUrl) => uses?.has(publicUrl) ?? false),
    [sorted, search, kind, folder, unused, uses],
  );
  return { shown, search };
};
