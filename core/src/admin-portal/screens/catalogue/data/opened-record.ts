import { atom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useCallback, useEffect } from 'react';
import { type AdminClient, getRecord, getUnsaved } from '../../../../api/index.ts';
import {
  type CatalogueRecord,
  type RecordDraft,
  type RecordKind,
  recordForm,
} from '../../../../schemas/index.ts';
import { queryKeys } from '../../../shared/live/live-queries.ts';
import { adminHttpAtom, queriesAtom, usePortal } from '../../../shared/portal.ts';
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

const askedAtom = atom<Asked | undefined>(undefined);

/** Without an id: the prefix of all records of a kind. */
export const openedKey = ({ kind, id }: Pick<Asked, 'kind'> & Partial<Asked>) => [
  ...queryKeys.catalogue,
  kind,
  'record',
  ...(id === undefined ? [] : [id]),
];

export const readOpened = async (http: AdminClient, { kind, id }: Asked): Promise<OpenedRecord> => {
  // An editor of the same record may have closed just now.
  const form = recordForm(kind, id);
  await draftsSent(form);
  if (id === 'new') return { record: undefined, draft: (await getUnsaved(http)).forms[form] };
  const record = await getRecord(http, kind, id);
  return { record, draft: record.draft };
};

const openedAtom = atomWithQuery(
  (get) => {
    const http = get(adminHttpAtom);
    const asked = get(askedAtom);
    const { kind, id } = asked ?? { kind: 'products' as const, id: 'new' as const };
    return {
      queryKey: openedKey({ kind, id }),
      queryFn: () => readOpened(http, { kind, id }),
      enabled: asked !== undefined,
      staleTime: 0,
      // What an editor opens with decides which unsaved changes are offered: it must be current.
      gcTime: 0,
    };
  },
  (get) => get(queriesAtom),
);

/** A record, updated live, or the start of a new one. */
export const useOpenedRecord = (kind: RecordKind, id: number | 'new') => {
  const { queries } = usePortal();
  const ask = useSetAtom(askedAtom);
  useEffect(() => {
    ask({ kind, id });
    return () => {
      ask(undefined);
      // What was read ahead, or came as an answer, does not know what has been typed since.
      queries.removeQueries({ queryKey: openedKey({ kind, id }), exact: true, type: 'inactive' });
    };
  }, [ask, queries, kind, id]);
  const asked = useAtomValue(askedAtom);
  const { data, error, isFetching, refetch } = useAtomValue(openedAtom);
  // Until the effect has run, the query is still that of the record before.
  const isCurrent = asked?.kind === kind && asked.id === id;

  /** Shows what an answer of the server says, unless something newer is known. */
  const show = useCallback(
    (record: CatalogueRecord) =>
      queries.setQueryData<OpenedRecord>(openedKey({ kind, id: record.id }), (known) =>
        known?.record && known.record.revision > record.revision ? known : { record, draft: record.draft },
      ),
    [queries, kind],
  );
  return {
    opened: isCurrent ? data : undefined,
    error: isCurrent ? error : null,
    isFetching,
    refetch: () => void refetch(),
    show,
  };
};
