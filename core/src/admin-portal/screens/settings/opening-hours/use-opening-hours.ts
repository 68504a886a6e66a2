import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { getOpeningHours } from '../../../../api/index.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { adminCallAtom, queriesAtom } from '../../../shared/portal.ts';

// Below the key of submissions: the same event of the server reports a change.
export const openingHoursKey = [...queryKeys.submissions, 'opening-hours'];

const openingHoursAtom = atomWithQuery(
  (get) => {
    const call = get(adminCallAtom);
    return { queryKey: openingHoursKey, queryFn: () => call(getOpeningHours), staleTime: 0 };
  },
  (get) => get(queriesAtom),
);

/** The opening hours; updated live. */
export const useOpeningHours = () => useAtomValue(openingHoursAtom);
