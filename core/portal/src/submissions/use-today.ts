import { getToday } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from '../shared/live/live-queries.ts';
import { queryAtom } from '../shared/query-atom.ts';

const todayAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.submissions, 'today'],
  queryFn: () => getToday(http),
}));

/** Today's tasks; updated live. */
export const useToday = () => useAtomValue(todayAtom);

/**
 * Number of submissions that the signed-in user has not read, without spam; undefined before the first
 * response. Updated live.
 */
export const useUnread = (): number | undefined => useToday().data?.unread;
