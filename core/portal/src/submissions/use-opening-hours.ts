import { getOpeningHours } from '@jeweler/core/api';
import { queryKeys } from '../shared/live/live-queries.ts';
import { usePortalQuery } from '../shared/use-query.ts';

// Below the key of submissions: the same event of the server reports a change.
export const openingHoursKey = [...queryKeys.submissions, 'opening-hours'];

/** The opening hours; updated live. */
export const useOpeningHours = () => usePortalQuery(openingHoursKey, getOpeningHours);
