import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf, type LibraryView, viewOf } from './library-view.ts';

/** A longer search, a pasted list, is kept with the entry of the history: servers refuse long addresses. */
const MAX_ADDRESSED = 1000;

/** The search that an entry of the history was kept with. */
const keptSearch = (state: unknown): string | undefined => {
  const { search } = (state ?? {}) as { search?: unknown };
  return typeof search === 'string' ? search : undefined;
};

/** Typing is written to the address after this pause: browsers refuse to be written to at every key. */
const TYPING_PAUSE = 300;

export interface LibraryViewState {
  readonly view: LibraryView;
  /** What is typed into the search; at once on the screen, a moment later in the address. */
  readonly search: (q: string) => void;
  /** A new entry in the history, so that Back undoes it; with `replace` none. */
  readonly change: (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;
}

/** How the library is looked at: read from the address, written to it. */
export const useLibraryView = (): LibraryViewState => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const place = pathname + search;
  const kept = keptSearch(state);
  const addressed = useMemo(() => {
    const view = viewOf(place);
    return kept === undefined ? view : { ...view, q: kept };
  }, [place, kept]);
  const [q, setQ] = useState(addressed.q);
  // The search as the address has it, or is about to: another one comes from Back, Forward or a link.
  const written = useRef(addressed.q);
  const view = useMemo(() => ({ ...addressed, q }), [addressed, q]);

  const change: LibraryViewState['change'] = (part, options) => {
    const next = { ...view, ...part };
    written.current = next.q;
    setQ(next.q);
    const isLong = next.q.length > MAX_ADDRESSED;
    navigate(addressOf(isLong ? { ...next, q: '' } : next, place), {
      ...options,
      state: isLong ? { search: next.q } : null,
    });
  };

  useEffect(() => {
    if (addressed.q === written.current) return;
    written.current = addressed.q;
    setQ(addressed.q);
  }, [addressed.q]);

  const write = useEffectEvent(() => change({}, { replace: true }));
  useEffect(() => {
    if (q === written.current) return;
    const timer = setTimeout(() => write(), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [q]);

  return { view, search: setQ, change };
};
