import { useDeferredValue, useMemo } from 'react';
import type { MediaUses } from '../data/media-uses.ts';
import { filterFiles } from './filter-files.ts';
import type { LibraryFile } from './library-file.ts';
import type { LibraryView } from './library-view.ts';
import { sortFiles } from './sort-files.ts';

/**
 * The files that pass the filters, sorted. The search lags behind its field where the list is long,
 * so that typing never waits. Until it is known what is used, nothing counts as used.
 */
export const useShownFiles = (
  files: readonly LibraryFile[],
  { q, kind, folder, unused, sort }: LibraryView,
  uses: MediaUses | undefined,
): readonly LibraryFile[] => {
  const sought = useDeferredValue(q);
  const sorted = useMemo(() => sortFiles(files, sort), [files, sort]);
  return useMemo(
    () =>
      filterFiles(sorted, { q: sought, kind, folder, unused }, (publicUrl) => uses?.has(publicUrl) ?? false),
    [sorted, sought, kind, folder, unused, uses],
  );
};
