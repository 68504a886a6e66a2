import { keepUnsaved } from '@jeweler/core/api';
import { type RecordDraft, type RecordKind, recordForm } from '@jeweler/core/schemas';
import { useMemo } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { localDrafts } from '../../../shared/unsaved/local-drafts.ts';
import { useDraftKeeping } from '../../../shared/unsaved/use-draft-keeping.ts';
import type { Texts } from './texts.ts';

interface RecordDraftOptions {
  readonly kind: RecordKind;
  readonly id: number | 'new';
  /** Of the record; 0 for a new one. */
  readonly revision: number;
  readonly username: string;
  /** What the server had when the editor opened. */
  readonly kept: RecordDraft | undefined;
  /** The texts of the record as it is. */
  readonly present: Texts;
  readonly typed: Texts;
}

/** The texts of a draft that make a difference to the record. */
const differingTexts = (changes: RecordDraft['changes'], present: Texts): Texts => {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(changes))
    if (typeof text === 'string' && present[name] !== undefined && present[name] !== text) texts[name] = text;
  return texts;
};

/** Keeps and offers what is typed about a record and not saved. */
export const useRecordDraft = ({ kind, id, username, present, ...rest }: RecordDraftOptions) => {
  const { http } = useSession();
  const form = recordForm(kind, id);
  const local = useMemo(() => localDrafts(username, form), [username, form]);
  return useDraftKeeping({
    ...rest,
    form,
    local,
    send: (change) => keepUnsaved(http, form, change),
    select: (changes) => differingTexts(changes, present),
  });
};
