import { type RecordDraft, type RecordKind, recordDraftSchema } from '../../../../schemas/index.ts';

/** What somebody has typed and not saved, as this computer has it. */
export interface LocalDraft {
  readonly draft: RecordDraft;
  /** The server has it too: what the server says about it then counts. */
  readonly isKept: boolean;
}

/** Of one person on this computer; a catalogue record holds nothing personal. */
export interface LocalDrafts {
  read(): LocalDraft | undefined;
  /** No draft: it has ended. */
  write(draft: LocalDraft | undefined): void;
}

export const localDrafts = (username: string, kind: RecordKind, id: number | 'new'): LocalDrafts => {
  const key = ['catalogueDraft', username, kind, id].join('/');
  return {
    read: () => {
      try {
        const { draft, isKept } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
        const parsed = recordDraftSchema.safeParse(draft);
        return parsed.success ? { draft: parsed.data, isKept: isKept === true } : undefined;
      } catch {
        return undefined;
      }
    },
    write: (draft) => {
      try {
        if (draft) localStorage.setItem(key, JSON.stringify(draft));
        else localStorage.removeItem(key);
      } catch {
        // Full or not available: the server has it a moment later.
      }
    },
  };
};

/**
 * The draft to offer. What the server knows of is the server's to say: it may have been saved or discarded on
 * another computer. What it does not know of is only here.
 */
export const pickDraft = (
  local: LocalDraft | undefined,
  kept: RecordDraft | undefined,
): RecordDraft | undefined => {
  if (!local || local.isKept) return kept;
  return kept && Date.parse(kept.savedAt) > Date.parse(local.draft.savedAt) ? kept : local.draft;
};
