import { listRecords } from '@jeweler/core/api';
import {
  RECORD_LIMIT,
  type RecordKind,
  type RecordLine,
  type RecordPage,
  type RecordQuery,
} from '@jeweler/core/schemas';
import type { InfiniteData, QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { queriesAtom } from '../../../shared/portal.ts';
import { pagesAtom } from '../../../shared/query-atom.ts';

interface AnsweredPage extends RecordPage {
  readonly areDeleted: boolean;
}

const listKey = (kind: RecordKind) => [...queryKeys.catalogue, kind, 'list'];

/** What the same list has shown last, whatever was asked for. */
const lastAnswer = (queries: QueryClient, kind: RecordKind) =>
  queries
    .getQueryCache()
    .findAll({ queryKey: listKey(kind) })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0]?.state.data as
    | InfiniteData<AnsweredPage, number>
    | undefined;

const listAtom = (kind: RecordKind, query: RecordQuery) =>
  pagesAtom((http, get) => ({
    queryKey: [...listKey(kind), query],
    queryFn: async ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => ({
      // A change refetches all pages that have been scrolled to, so there should be few.
      ...(await listRecords(http, kind, { ...query, limit: RECORD_LIMIT, after: pageParam }, signal)),
      areDeleted: query.state === 'deleted',
    }),
    initialPageParam: 0,
    getNextPageParam: ({ next }: AnsweredPage) => next,
    // The previous results of the same list stay visible until the next response.
    placeholderData: () => lastAnswer(get(queriesAtom), kind),
  }));

/** A record that moves while pages are being fetched may come twice. */
const withoutRepetition = (pages: readonly RecordPage[]): readonly RecordLine[] => [
  ...new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record])).values(),
];

/** The records of a kind that match, updated live. `query` must be the same object while it means the same. */
export const useRecordList = (kind: RecordKind, query: RecordQuery) => {
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = useAtomValue(
    useMemo(() => listAtom(kind, query), [kind, query]),
  );
  const pages = data?.pages;
  const records = useMemo(() => pages && withoutRepetition(pages), [pages]);
  const last = pages?.at(-1);
  return {
    /** Those fetched so far; undefined before the first response. */
    records,
    /** Whether they are deleted ones. */
    areDeleted: last?.areDeleted ?? query.state === 'deleted',
    /** They matched the query before; the answer to the present one is on its way. */
    isOutdated: isPlaceholderData,
    counts: last?.counts,
    /** How many match, fetched or not. */
    total: last?.total,
    error,
    isFetching,
    /** Fetches the next page, if there is one and none is being fetched. */
    fetchMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    refetch: () => void refetch(),
  };
};

export type RecordList = ReturnType<typeof useRecordList>;
