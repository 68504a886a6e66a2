import type { AdminClient } from '@jeweler/core/api';
import type { InfiniteData, QueryKey } from '@tanstack/query-core';
import type { Getter } from 'jotai';
import {
  atomWithInfiniteQuery,
  atomWithQuery,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
} from 'jotai-tanstack-query';
import { adminHttpAtom, queriesAtom } from './portal.ts';

/** A query of the portal, which is made again whenever it is shown, unless `staleTime` says otherwise. */
export const queryAtom = <Answer, Data = Answer>(
  options: (http: AdminClient, get: Getter) => UndefinedInitialDataOptions<Answer, Error, Data>,
) =>
  atomWithQuery<Answer, Error, Data>(
    (get) => ({ staleTime: 0, ...options(get(adminHttpAtom), get) }),
    (get) => get(queriesAtom),
  );

/** The same for a list that is fetched page by page. */
export const pagesAtom = <Page, Cursor>(
  options: (
    http: AdminClient,
    get: Getter,
  ) => UndefinedInitialDataInfiniteOptions<Page, Error, InfiniteData<Page, Cursor>, QueryKey, Cursor>,
) =>
  atomWithInfiniteQuery<Page, Error, InfiniteData<Page, Cursor>, QueryKey, Cursor>(
    (get) => ({ staleTime: 0, ...options(get(adminHttpAtom), get) }),
    (get) => get(queriesAtom),
  );
