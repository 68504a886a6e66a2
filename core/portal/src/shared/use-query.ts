import type { AdminClient } from '@jeweler/core/api';
import {
  type InfiniteData,
  type Query,
  type QueryKey,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { usePortal } from './portal.ts';

/** A query is made again whenever it is shown, but not for a second component while a first one shows it. */
const whenShown = {
  staleTime: 0,
  refetchOnMount: (query: Pick<Query, 'getObserversCount'>) => query.getObserversCount() <= 1,
};

/** A query of the portal, which is made again whenever it is shown, unless `staleTime` says otherwise. */
export const usePortalQuery = <Answer, Data = Answer>(
  options: (http: AdminClient) => UndefinedInitialDataOptions<Answer, Error, Data>,
) => {
  const { session, queries } = usePortal();
  return useQuery({ ...whenShown, ...options(session.http) }, queries);
};

/** The same for a list that is fetched page by page. */
export const usePortalPages = <Page, Cursor>(
  options: (
    http: AdminClient,
  ) => UndefinedInitialDataInfiniteOptions<Page, Error, InfiniteData<Page, Cursor>, QueryKey, Cursor>,
) => {
  const { session, queries } = usePortal();
  return useInfiniteQuery({ ...whenShown, ...options(session.http) }, queries);
};
