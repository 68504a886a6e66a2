import { listRecords } from '@jeweler/core/api';
import {
  RECORD_LIMIT,
  type RecordKind,
  type RecordLine,
  type RecordPage,
  type RecordQuery,
} from '@jeweler/core/schemas';
import { useMemo } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortalPages } from '../../../shared/use-query.ts';

/** A record that moves while pages are being fetched may come twice. */
const withoutRepetition = (pages: readonly RecordPage[]): readonly RecordLine[] => [
  ...new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record])).values(),
];

/** The records of a kind that match, updated live. */
export const useRecordList = (kind: RecordKind, query: RecordQuery) => {
  const { pages, ...list } = usePortalPages(
    [...queryKeys.catalogue, kind, 'list', query],
    async (http, after = 0, signal?: AbortSignal) => ({
      // A change refetches all pages that have been scrolled to, so there should be few.
      ...(await listRecords(http, kind, { ...query, limit: RECORD_LIMIT, after }, signal)),
      areDeleted: query.state === 'deleted',
    }),
    ({ next }) => next,
    // The previous results of the same list stay visible until the next response.
    { placeholderData: (previous, before) => (before?.queryKey[1] === kind ? previous : undefined) },
  );
  const records = useMemo(() => pages && withoutRepetition(pages), [pages]);
  const last = pages?.at(-1);
  return {
    ...list,
    /** Those fetched so far; undefined before the first response. */
    records,
    /** Whether they are deleted ones. */
    areDeleted: last?.areDeleted ?? query.state === 'deleted',
    counts: last?.counts,
    /** How many match, fetched or not. */
    total: last?.total,
  };
};

export type RecordList = ReturnType<typeof useRecordList>;
