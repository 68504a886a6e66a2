import { getUnsaved, keepUnsaved } from '@jeweler/core/api';
import type { RecordDraft } from '@jeweler/core/schemas';
import { useEffect, useMemo, useState } from 'react';
import { useAttempt } from '../live/use-live.ts';
import { usePortal } from '../portal.ts';
import { useSession, useUsername } from '../session/use-session.ts';
import { draftsSent } from './draft-queue.ts';
import { localDrafts } from './local-drafts.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';

export const unsavedKey = ['unsaved'];
/** Forms that open together ask once. */
const TOGETHER_MS = 1000;

interface UnsavedFormOptions<Values> {
  /** `opening-hours`, `note-REFERENCE`. */
  readonly form: string;
  readonly revision?: number;
  readonly select: (changes: RecordDraft['changes']) => Values;
  readonly typed: Values;
}

/** Keeps and offers what is typed into a form of the portal and not saved (`useDraftKeeping`). */
export const useUnsavedForm = <Values extends Readonly<Record<string, unknown>>>({
  form,
  revision = 0,
  select,
  typed,
}: UnsavedFormOptions<Values>) => {
  const { http } = useSession();
  const username = useUsername();
  const { queries } = usePortal();
  const attempt = useAttempt();
  const [kept, setKept] = useState<RecordDraft | undefined | 'unknown'>('unknown');
  const local = useMemo(
    () => (username === undefined ? undefined : localDrafts(username, form)),
    [username, form],
  );
  const isUnknown = kept === 'unknown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the connection is back
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    const ask = async () => {
      // The same form may have closed just now.
      await draftsSent(form);
      const queryFn = () => getUnsaved(http);
      const { forms } = await queries.fetchQuery({ queryKey: unsavedKey, queryFn, staleTime: TOGETHER_MS });
      if (isCurrent) setKept(forms[form]);
    };
    ask().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [attempt, isUnknown, form, http, queries]);

  return useDraftKeeping({
    form,
    revision,
    local,
    kept,
    select,
    typed,
    send: async (change) => {
      await keepUnsaved(http, form, change);
      void queries.invalidateQueries({ queryKey: unsavedKey });
    },
  });
};
