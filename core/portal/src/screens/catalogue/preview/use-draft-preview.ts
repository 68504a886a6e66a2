import { ApiError, previewDraft } from '@jeweler/core/api';
import type { RecordKind } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { fieldEntries } from '../editor/field-table.ts';
import { type Texts, toChanges, toValues } from '../editor/texts.ts';

/** From the last key to the page: with the time it takes, within two seconds. */
const REST_MS = 800;

interface DraftPreview {
  /** Root-relative; another one for each state of the form. Undefined until there is a page. */
  readonly address?: string | undefined;
  /** What the page cannot do without, or why it is not there. */
  readonly lacks: readonly string[];
}

/** The whole form, as the server is told of it. */
export const typedChanges = (kind: RecordKind, texts: Texts) =>
  toChanges(
    kind,
    toValues(kind, texts),
    fieldEntries(kind).map(({ name }) => name),
  );

export const lacksIn = (error: unknown): readonly string[] => {
  const sentences = error instanceof ApiError ? Object.values(error.fields) : [];
  return sentences.length > 0 ? sentences : [errorMessage(error)];
};

/** The page of a form, which follows what is typed. */
export const useDraftPreview = (kind: RecordKind, id: number | 'new', texts: Texts): DraftPreview => {
  const { http } = useSession();
  const [preview, setPreview] = useState<DraftPreview>({ lacks: [] });
  const json = JSON.stringify(texts);
  const ask = useEffectEvent(async (isCurrent: () => boolean, step: number) => {
    try {
      const { url } = await previewDraft(http, kind, id, typedChanges(kind, texts));
      if (isCurrent()) setPreview({ address: `${url}?${step}`, lacks: [] });
    } catch (error) {
      // The last page stays.
      if (isCurrent()) setPreview(({ address }) => ({ address, lacks: lacksIn(error) }));
    }
  });
  const isShown = preview.address !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the form asks again, the first page comes at once
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void ask(() => isCurrent, Date.now()), isShown ? REST_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [json, kind, id]);
  return preview;
};
