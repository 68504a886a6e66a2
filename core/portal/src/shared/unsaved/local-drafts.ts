import { tryTo } from '@jeweler/core/format';
import { type RecordDraft, recordDraftSchema } from '@jeweler/core/schemas';

/**
 * What one person has typed into a form on this computer and the server has not received: what it has is there for
 * every computer, and is not left on this one.
 */
export const localDrafts = (username: string, form: string) => {
  const key = ['unsaved', username, form].join('/');
  return {
    read: (): RecordDraft | undefined =>
      tryTo(() => recordDraftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data),
    /** Undefined: there is nothing that only this computer has. Where storage fails, the server has it a moment later. */
    write: (draft: RecordDraft | undefined): void =>
      tryTo(() => (draft ? localStorage.setItem(key, JSON.stringify(draft)) : localStorage.removeItem(key))),
  };
};

export type LocalDrafts = ReturnType<typeof localDrafts>;

/** The draft to offer: what only this computer has, unless something later was typed on another one. */
export const pickDraft = (
  local: RecordDraft | undefined,
  kept: RecordDraft | undefined,
): RecordDraft | undefined => {
  if (!local || !kept) return local ?? kept;
  return Date.parse(kept.savedAt) > Date.parse(local.savedAt) ? kept : local;
};
