import { type AdminClient, getRecord, getUnsaved } from '@jeweler/core/api';
import { type CatalogueRecord, type RecordDraft, type RecordKind, recordForm } from '@jeweler/core/schemas';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { usePortal } from '../../../shared/portal.ts';
import { queryAtom } from '../../../shared/query-atom.ts';
import { draftsSent } from '../../../shared/unsaved/draft-queue.ts';

interface Asked {
  readonly kind: RecordKind;
  readonly id: number | 'new';
}

/** What an editor opens with: a record, none for a new one, and what its reader has left unsaved. */
export interface OpenedRecord {
  readonly record: CatalogueRecord | undefined;
  readonly draft: RecordDraft | undefined;
}

const openedKey = ({ kind, id }: Asked) => [...queryKeys.catalogue, kind, 'record', id];

const readOpened = async (http: AdminClient, { kind, id }: Asked): Promise<OpenedRecord> => {
  // An editor of the same record may have closed just now.
  const form = recordForm(kind, id);
  await draftsSent(form);
  if (id === 'new') return { record: undefined, draft: (await getUnsaved(http)).forms[form] };
  const record = await getRecord(http, kind, id);
  return { record, draft: record.draft };
};

const openedAtom = (asked: Asked) =>
  queryAtom((http) => ({
    queryKey: openedKey(asked),
    queryFn: () => readOpened(http, asked),
    // What an editor opens with decides which unsaved changes are offered: it must be current.
    gcTime: 0,
  }));

/** A record, updated live, or the start of a new one. */
export const useOpenedRecord = (kind: RecordKind, id: number | 'new') => {
  const { queries } = usePortal();
  const opened = useMemo(() => openedAtom({ kind, id }), [kind, id]);
  const { data, ...query } = useAtomValue(opened);
  useEffect(
    () => () => {
      // What came as an answer does not know what has been typed since.
      queries.removeQueries({ queryKey: openedKey({ kind, id }), exact: true, type: 'inactive' });
    },
    [queries, kind, id],
  );

  /** Shows what an answer of the server says, unless something newer is known. */
  const show = useCallback(
    (record: CatalogueRecord) =>
      queries.setQueryData<OpenedRecord>(openedKey({ kind, id: record.id }), (known) =>
        known?.record && known.record.revision > record.revision ? known : { record, draft: record.draft },
      ),
    [queries, kind],
  );
  return { ...query, opened: data, show };
};

const nothingAtom = atom(undefined);

/** Loads the record that is opened next, and keeps it current until then: who types on loses no key. */
export const useRecordAhead = (kind: RecordKind, id: number | undefined): void => {
  useAtomValue(useMemo(() => (id === undefined ? nothingAtom : openedAtom({ kind, id })), [kind, id]));
};
