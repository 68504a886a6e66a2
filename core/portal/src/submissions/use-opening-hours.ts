import { getOpeningHours } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from '../shared/live/live-queries.ts';
import { queryAtom } from '../shared/query-atom.ts';

// Below the key of submissions: the same event of the server reports a change.
export const openingHoursKey = [...queryKeys.submissions, 'opening-hours'];

const openingHoursAtom = queryAtom((http) => ({
  queryKey: openingHoursKey,
  queryFn: () => getOpeningHours(http),
}));

/** The opening hours; updated live. */
export const useOpeningHours = () => useAtomValue(openingHoursAtom);
