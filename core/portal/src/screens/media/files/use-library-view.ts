import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ChangeView, formatViewQuery, parseView } from './library-view.ts';
import { type FileSort, fileSorts } from './sort-files.ts';

/**
 * Longest search stored in the URL, since servers refuse long ones. A longer one, such as a pasted list, is
 * stored in the history entry's state.
 */
const MAX_ADDRESSED = 1000;

/** The search stored in a history entry's state. */
const keptSearch = (state: unknown): string | undefined => {
  const { search } = (state ?? {}) as { search?: unknown };
  return typeof search === 'string' ? search : undefined;
};

/** Delay before typed text is written to the URL, in milliseconds: browsers limit the rate of updates. */
const TYPING_PAUSE_MS = 300;

const SORT_KEY = 'adminLibrarySort';

/** The order that was chosen last on this computer; undefined without one. */
const lastSort = (): FileSort | undefined => {
  try {
    const kept = localStorage.getItem(SORT_KEY);
    return fileSorts.find((sort) => sort === kept);
  } catch {
    return undefined;
  }
};

const rememberSort = (sort: FileSort): void => {
  try {
    localStorage.setItem(SORT_KEY, sort);
  } catch {
    // Then it is chosen again next time.
  }
};

/**
 * View options of the library, read from and written to the URL. `search` sets the search text, which is shown at once
 * and written a moment later.
 */
export const useLibraryView = () => {
  const [query, setQuery] = useSearchParams();
  const kept = keptSearch(useLocation().state);
  const addressed = useMemo(() => {
    const view = parseView(query);
    return kept === undefined ? view : { ...view, q: kept };
  }, [query, kept]);
  const [q, setQ] = useState(addressed.q);
  // The search that was last written to the URL, or is about to be: a different one comes from Back, Forward
  // or a link.
  const written = useRef(addressed.q);
  const view = useMemo(() => ({ ...addressed, q }), [addressed, q]);

  const change: ChangeView = (part, options) => {
    const next = { ...view, ...part };
    if (part.sort) rememberSort(part.sort);
    written.current = next.q;
    setQ(next.q);
    const isLong = next.q.length > MAX_ADDRESSED;
    setQuery(formatViewQuery(isLong ? { ...next, q: '' } : next, query), {
      ...options,
      state: isLong ? { search: next.q } : null,
    });
  };

  const start = useEffectEvent(() => {
    const sort = lastSort();
    if (sort && !query.has('sort')) change({ sort }, { replace: true });
  });
  useEffect(() => start(), []);

  useEffect(() => {
    if (addressed.q === written.current) return;
    written.current = addressed.q;
    setQ(addressed.q);
  }, [addressed.q]);

  const write = useEffectEvent(() => change({}, { replace: true }));
  useEffect(() => {
    if (q === written.current) return;
    const timer = setTimeout(() => write(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q]);

  return { view, search: setQ, change };
};
