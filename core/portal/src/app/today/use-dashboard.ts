import { getDashboard } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { subscribeToClock } from '../../shared/live/clock.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { queryAtom } from '../../shared/query-atom.ts';

/** The figures of `GET /api/admin/dashboard`; refetched whenever the screen is opened. */
const dashboardAtom = queryAtom((http) => ({
  queryKey: queryKeys.dashboard,
  queryFn: () => getDashboard(http),
}));

const currentDay = () => shopDay(new Date());

/** Today in the shop ('YYYY-MM-DD') and its figures, which are refetched when the day changes. */
export const useDashboard = () => {
  const { queries } = usePortal();
  const day = useSyncExternalStore(subscribeToClock, currentDay);
  const { data, error, isFetching, refetch } = useAtomValue(dashboardAtom);
  const fetchedOn = useRef(day);
  useEffect(() => {
    if (fetchedOn.current === day) return;
    fetchedOn.current = day;
    // Both contain counts by day.
    for (const queryKey of [queryKeys.dashboard, queryKeys.submissions])
      void queries.invalidateQueries({ queryKey });
  }, [day, queries]);
  return { day, figures: data, error, isFetching, retry: () => void refetch() };
};
