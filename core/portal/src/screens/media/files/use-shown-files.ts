import { useDeferredValue, useMemo } from 'react';
import { filterFiles } from './filter-files.ts';
import type { LibraryFile } from './library-file.ts';
import type { LibraryView } from './library-view.ts';
import type { MediaUses } from './media-uses.ts';
import { searchFor } from './search.ts';
import { sortFiles } from './sort-files.ts';

/**
 * The files that pass the filters, sorted. With a long list, the search is applied at lower priority than
 * typing, so that typing is never delayed; `search` is the one that was applied. Until the usages are known, no file counts as used.
 */
export const useShownFiles = (
  files: readonly LibraryFile[],
  { q, kind, folder, unused, located, sort }: LibraryView,
  uses: MediaUses | undefined,
) => {
  const deferredQuery = useDeferredValue(q);
  const search = useMemo(() => searchFor(deferredQuery, files), [deferredQuery, files]);
  const sorted = useMemo(() => sortFiles(files, sort), [files, sort]);
  const shown = useMemo(
    () =>
      filterFiles(
        sorted,
        { kind, folder, unused, located },
        search,
        (publicUrl) => uses?.has(publicUrl) ?? false,
      ),
    [sorted, search, kind, folder, unused, located, uses],
  );
  return { shown, search };
};
