import { getToday } from '@jeweler/core/api';
import { useMemo } from 'react';
import { useNow } from '../shared/live/clock.ts';
import { queryKeys } from '../shared/live/live-queries.ts';
import { usePortalQuery } from '../shared/use-query.ts';

/** Today's tasks; updated live. */
export const useToday = () => usePortalQuery([...queryKeys.submissions, 'today'], getToday);

/**
 * Number of submissions that the signed-in user has not read, without spam; undefined before the first
 * response. Updated live.
 */
export const useUnread = (): number | undefined => useToday().data?.unread;

/** The present time by the server's clock as of its latest answer; updated every half minute. */
export const useServerNow = (): Date => {
  const now = useNow();
  const { data, dataUpdatedAt } = useToday();
  const ahead = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  return useMemo(() => new Date(now.getTime() + ahead), [now, ahead]);
};
