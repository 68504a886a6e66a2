import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useHost } from '../../portal/portal-context.ts';
import { usePlace } from '../../routing/use-place.ts';
import { addressOf, type LibraryView, viewOf } from './library-view.ts';

/** Typing is written to the address after this pause: browsers refuse to be written to at every key. */
const TYPING_PAUSE = 300;

export interface UsedLibraryView {
  readonly view: LibraryView;
  /** What is typed into the search; at once on the screen, a moment later in the address. */
  readonly search: (q: string) => void;
  /** A new entry in the history, so that Back undoes it; with `replace` none. */
  readonly change: (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;
}

/** How the library is looked at: read from the address, written to it. */
export const useLibraryView = (): UsedLibraryView => {
  const { navigation } = useHost();
  const place = usePlace();
  const addressed = useMemo(() => viewOf(place), [place]);
  const [q, setQ] = useState(addressed.q);
  // The search as the address has it, or is about to: another one comes from Back, Forward or a link.
  const written = useRef(addressed.q);
  const view = useMemo(() => ({ ...addressed, q }), [addressed, q]);

  const change: UsedLibraryView['change'] = (part, options) => {
    const next = { ...view, ...part };
    written.current = next.q;
    setQ(next.q);
    navigation.go(addressOf(next, navigation.current()), options);
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
