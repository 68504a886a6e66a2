import { getToday } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import type { Today } from '@jeweler/core/submissions';
import { useEffect, useMemo, useRef } from 'react';
import { useNow } from '../shared/live/clock.ts';
import { queryKeys } from '../shared/live/live-queries.ts';
import { usePortal } from '../shared/portal.ts';
import { usePortalQuery } from '../shared/use-query.ts';

/** Today's tasks; updated live. */
export const useToday = () => usePortalQuery([...queryKeys.submissions, 'today'], getToday);

/**
 * Number of submissions that the signed-in user has not read, without spam; undefined before the first
 * response. Updated live.
 */
export const useUnread = (): number | undefined => useToday().data?.unread;

/** The present time by the server's clock as of its latest answer, not before it; updated every half minute. */
export const useServerNow = (): Date => {
  const now = useNow();
  const { data, dataUpdatedAt } = useToday();
  const ahead = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  const present = Math.max(now.getTime(), dataUpdatedAt) + ahead;
  return useMemo(() => new Date(present), [present]);
};

/** The answer, in which what has become late since it came counts as late. */
export const withLate = (today: Today, now: Date): Today => {
  const count = (list: Today['toAnswer']) => {
    const since = list.items.filter(
      ({ dueAt }) => dueAt !== null && dueAt >= today.now && dueAt <= now.toISOString(),
    );
    return { ...list, late: list.late + since.length };
  };
  return { ...today, toAnswer: count(today.toAnswer), toSchedule: count(today.toSchedule) };
};

/** Fetches what counts by day again when a day begins in the shop, whatever screen is shown then. */
export const useNewDay = (): void => {
  const { queries } = usePortal();
  const day = shopDay(useServerNow());
  const fetchedOn = useRef(day);
  useEffect(() => {
    if (fetchedOn.current === day) return;
    fetchedOn.current = day;
    for (const queryKey of [queryKeys.dashboard, queryKeys.submissions])
      void queries.invalidateQueries({ queryKey });
  }, [day, queries]);
};
