import { keepUnsaved } from '@jeweler/core/api';
import { type RecordDraft, type RecordKind, recordForm } from '@jeweler/core/schemas';
import { useMemo } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { localDrafts } from '../../../shared/unsaved/local-drafts.ts';
import { useDraftKeeping } from '../../../shared/unsaved/use-draft-keeping.ts';
import type { OpenedRecord } from '../data/opened-record.ts';
import { pickTexts, type Texts } from './texts.ts';
import type { Editing } from './use-editing.ts';

/** The texts of a draft that make a difference to the record. */
const differingTexts = (changes: RecordDraft['changes'], present: Texts): Texts => {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(changes))
    if (typeof text === 'string' && present[name] !== undefined && present[name] !== text) texts[name] = text;
  return texts;
};

/** Keeps and offers what is typed about a record and not saved. */
export const useRecordDraft = (
  kind: RecordKind,
  { record, draft }: OpenedRecord,
  username: string,
  { theirs, mine, changed }: Editing,
) => {
  const { http } = useSession();
  const form = recordForm(kind, record?.id ?? 'new');
  const local = useMemo(() => localDrafts(username, form), [username, form]);
  return useDraftKeeping({
    form,
    local,
    revision: record?.revision ?? 0,
    kept: draft,
    send: (change) => keepUnsaved(http, form, change),
    select: (changes) => differingTexts(changes, theirs),
    typed: pickTexts(mine, changed),
  });
};
