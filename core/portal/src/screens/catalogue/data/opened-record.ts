import { getRecord } from '@jeweler/core/api';
import type { CatalogueRecord, RecordKind } from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortal } from '../../../shared/portal.ts';
import { queryAtom } from '../../../shared/query-atom.ts';

const recordKey = (kind: RecordKind, id: number | 'new' | undefined) => [
  ...queryKeys.catalogue,
  kind,
  'record',
  id,
];

const recordAtom = (kind: RecordKind, id: number | 'new' | undefined) =>
  queryAtom((http) => ({
    queryKey: recordKey(kind, id),
    queryFn: () => getRecord(http, kind, Number(id)),
    enabled: typeof id === 'number',
    // An editor opens with what is there now.
    gcTime: 0,
  }));

/** A record, updated live; none of a new one. */
export const useOpenedRecord = (kind: RecordKind, id: number | 'new') => {
  const { queries } = usePortal();
  const { data, ...query } = useAtomValue(useMemo(() => recordAtom(kind, id), [kind, id]));

  /** Shows what an answer of the server says, unless something newer is known. */
  const show = useCallback(
    (record: CatalogueRecord) =>
      queries.setQueryData<CatalogueRecord>(recordKey(kind, record.id), (known) =>
        known && known.revision > record.revision ? known : record,
      ),
    [queries, kind],
  );
  return { ...query, record: data, show };
};

/** Loads the record that is opened next, and keeps it current until then: who types on loses no key. */
export const useRecordAhead = (kind: RecordKind, id: number | undefined): void => {
  useAtomValue(useMemo(() => recordAtom(kind, id), [kind, id]));
};
