import { getOpeningHours } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryKeys } from '../shared/live/live-queries.ts';
import { adminHttpAtom, queriesAtom } from '../shared/portal.ts';

// Below the key of submissions: the same event of the server reports a change.
export const openingHoursKey = [...queryKeys.submissions, 'opening-hours'];

const openingHoursAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    return { queryKey: openingHoursKey, queryFn: () => getOpeningHours(http), staleTime: 0 };
  },
  (get) => get(queriesAtom),
);

/** The opening hours; updated live. */
export const useOpeningHours = () => useAtomValue(openingHoursAtom);
