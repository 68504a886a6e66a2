import { getReady } from '@jeweler/core/api';
import { queryKeys } from './live/live-queries.ts';
import { usePortalQuery } from './use-query.ts';

/** What has to be right before the shop opens. */
export const useReady = () =>
  // Below the key of the dashboard, which is fetched again after every change.
  usePortalQuery([...queryKeys.dashboard, 'ready'], getReady);

/** '9 of 15 done' */
export const readyCount = (checks: readonly { readonly done: boolean }[]): string =>
  `${checks.filter(({ done }) => done).length} of ${checks.length} done`;
