import { tryTo } from '@jeweler/core/format';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../../shared/use-search-text.ts';
import { type ChangeView, formatViewQuery, parseView } from './library-view.ts';
import { type FileSort, fileSorts } from './sort-files.ts';

/** Longest search that is written to the URL, since servers refuse long ones. */
const MAX_ADDRESSED = 1000;

const SORT_KEY = 'adminLibrarySort';

/** The order that was chosen last on this computer; undefined without one. */
const lastSort = (): FileSort | undefined => {
  const kept = tryTo(() => localStorage.getItem(SORT_KEY));
  return fileSorts.find((sort) => sort === kept);
};

/**
 * View options of the library, read from and written to the URL. `search` sets the search text, which is shown at once
 * and written a moment later.
 */
export const useLibraryView = () => {
  const [query, setQuery] = useSearchParams();
  const addressed = useMemo(() => parseView(query), [query]);
  const [q, search] = useSearchText(addressed.q, (text) => change({ q: text }, { replace: true }));
  const view = useMemo(() => ({ ...addressed, q }), [addressed, q]);

  const change: ChangeView = (part, options) => {
    const next = { ...view, ...part };
    const { sort } = part;
    if (sort) tryTo(() => localStorage.setItem(SORT_KEY, sort));
    // At once, also where the text has not been written yet.
    if (part.q === '') search('');
    const isLong = next.q.length > MAX_ADDRESSED;
    setQuery(formatViewQuery(isLong ? { ...next, q: addressed.q } : next, query), options);
  };

  const start = useEffectEvent(() => {
    const sort = lastSort();
    if (sort && !query.has('sort')) change({ sort }, { replace: true });
  });
  useEffect(() => start(), []);
  return { view, search, change };
};
