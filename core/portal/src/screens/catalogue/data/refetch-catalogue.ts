import type { QueryClient } from '@tanstack/query-core';
import { queryKeys } from '../../../shared/live/live-queries.ts';

/** Fetches again what a change of the catalogue may affect. */
export const refetchCatalogue = async (queries: QueryClient): Promise<void> => {
  await Promise.all(
    [queryKeys.catalogue, queryKeys.dashboard, queryKeys.mediaUsage].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
};
