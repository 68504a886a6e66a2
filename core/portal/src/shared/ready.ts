import { getReady } from '@jeweler/core/api';
import { useAtomValue } from 'jotai';
import { queryKeys } from './live/live-queries.ts';
import { queryAtom } from './query-atom.ts';

// Below the key of the dashboard, which is fetched again after every change.
const readyAtom = queryAtom((http) => ({
  queryKey: [...queryKeys.dashboard, 'ready'],
  queryFn: () => getReady(http),
}));

/** What has to be right before the shop opens. */
export const useReady = () => useAtomValue(readyAtom);

/** '9 of 15 done' */
export const readyCount = (checks: readonly { readonly done: boolean }[]): string =>
  `${checks.filter(({ done }) => done).length} of ${checks.length} done`;
