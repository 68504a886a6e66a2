import { getToday } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryKeys } from '../shared/live/live-queries.ts';
import { adminHttpAtom, queriesAtom } from '../shared/portal.ts';

const todayAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return { queryKey: [...queryKeys.submissions, 'today'], queryFn: () => getToday(http), staleTime: 0 };
  },
  (get) => get(queriesAtom),
);

/** Today's tasks; updated live. */
export const useToday = () => useAtomValue(todayAtom);

/**
 * Number of submissions that the signed-in user has not read, without spam; undefined before the first
 * response. Updated live.
 */
export const useUnread = (): number | undefined => useToday().data?.unread;
