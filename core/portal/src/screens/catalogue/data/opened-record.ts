import { getRecord } from '@jeweler/core/api';
import type { CatalogueRecord, RecordKind } from '@jeweler/core/schemas';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortal } from '../../../shared/portal.ts';
import { usePortalQuery } from '../../../shared/use-query.ts';

const recordKey = (kind: RecordKind, id: number | 'new' | undefined) => [
  ...queryKeys.catalogue,
  kind,
  'record',
  id,
];

/** The record; kept current as long as it is asked for. */
export const useRecord = (kind: RecordKind, id: number | 'new' | undefined) =>
  usePortalQuery(recordKey(kind, id), (http) => getRecord(http, kind, Number(id)), {
    enabled: typeof id === 'number',
    // An editor opens with what is there now.
    gcTime: 0,
  });

/** A record, updated live; none of a new one. */
export const useOpenedRecord = (kind: RecordKind, id: number | 'new') => {
  const { queries } = usePortal();
  const { data, ...query } = useRecord(kind, id);

  /** Shows what an answer of the server says, unless something newer is known. */
  const show = (record: CatalogueRecord) =>
    queries.setQueryData<CatalogueRecord>(recordKey(kind, record.id), (known) =>
      known && known.revision > record.revision ? known : record,
    );
  return { ...query, record: data, show };
};
