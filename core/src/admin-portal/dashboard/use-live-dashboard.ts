import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLiveEvents } from '../live/use-live.ts';
import { dashboardAtom } from './dashboard-atom.ts';

/** Hundreds of files that arrive together are counted once: milliseconds from a change to the new figures. */
const GATHERING = 500;

/** The dashboard's figures, asked for again when folder or catalogue have changed. */
export const useLiveDashboard = () => {
  const { data, error, isFetching, refetch } = useAtomValue(dashboardAtom);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const revision = useRef<string>(undefined);

  const askSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch();
    }, GATHERING);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents({
    onMedia: ({ to }) => {
      // The first only tells where the index stands, as the figures just asked for do.
      if (revision.current !== undefined && revision.current !== to) askSoon();
      revision.current = to;
    },
    onCatalogue: askSoon,
  });
  return { figures: data, error, isFetching, retry: () => void refetch() };
};
