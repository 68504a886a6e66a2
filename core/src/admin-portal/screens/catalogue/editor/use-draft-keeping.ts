import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft } from '../../../../api/index.ts';
import type { RecordDraft, RecordKind } from '../../../../schemas/index.ts';
import { useAttempt } from '../../../shared/live/use-live.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { queueDraft } from '../data/draft-queue.ts';
import { type LocalDrafts, pickDraft } from './local-drafts.ts';
import type { Texts } from './texts.ts';

/** From the last key to the server, in milliseconds. */
const REST_MS = 1500;

/** Unsaved changes of an earlier time that may be restored. */
export interface DraftOffer {
  readonly texts: Texts;
  /** ISO date-time. */
  readonly savedAt: string;
}

interface DraftKeepingOptions {
  readonly kind: RecordKind;
  readonly id: number | 'new';
  /** What the texts were typed on; 0 for a new record. */
  readonly revision: number;
  readonly local: LocalDrafts;
  /** What the server had when the editor opened. */
  readonly kept: RecordDraft | undefined;
  /** The texts of the record, to which an offered draft has to make a difference. */
  readonly present: Texts;
  /** What has been typed and not been saved. */
  readonly typed: Texts;
}

const differing = (draft: RecordDraft | undefined, present: Texts): DraftOffer | undefined => {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(draft?.changes ?? {}))
    if (typeof text === 'string' && present[name] !== undefined && present[name] !== text) texts[name] = text;
  return draft && Object.keys(texts).length > 0 ? { texts, savedAt: draft.savedAt } : undefined;
};

/**
 * Keeps what is typed: on this computer at once, on the server after a pause. What was left of an earlier time is
 * offered; until that is decided, it is kept together with what is typed now.
 */
export const useDraftKeeping = (options: DraftKeepingOptions) => {
  const { kind, id, revision, local, kept, present, typed } = options;
  const { http } = useSession();
  const attempt = useAttempt();
  const [start] = useState(() => pickDraft(local.read(), kept));
  const [offer, setOffer] = useState(() => differing(start, present));
  const texts: Texts = { ...offer?.texts, ...typed };
  const json = JSON.stringify(texts);

  const known = useRef(JSON.stringify(start?.changes ?? {}));
  const isOnServer = useRef(kept !== undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<RecordDraft>(undefined);

  const sendNow = (draft: RecordDraft) => {
    const isEnd = Object.keys(draft.changes).length === 0;
    queueDraft(kind, id, async () => {
      if (isEnd && !isOnServer.current) return;
      try {
        await keepDraft(http, kind, id, { changes: draft.changes, revision: draft.revision });
        isOnServer.current = !isEnd;
        if (!isEnd && known.current === JSON.stringify(draft.changes)) local.write({ draft, isKept: true });
      } catch {
        // It is kept here, and sent again with the next key, or when the connection is back.
        unsent.current ??= draft;
      }
    });
  };
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    const draft = unsent.current;
    unsent.current = undefined;
    if (draft) sendNow(draft);
  });
  const keep = useEffectEvent((next: Texts) => {
    known.current = JSON.stringify(next);
    clearTimeout(timer.current);
    const draft = { changes: next, revision, savedAt: new Date().toISOString() };
    const isEnd = known.current === '{}';
    local.write(isEnd ? undefined : { draft, isKept: false });
    unsent.current = draft;
    if (isEnd) flush();
    else timer.current = setTimeout(() => flush(), REST_MS);
  });

  useEffect(() => {
    if (json !== known.current) keep(JSON.parse(json) as Texts);
  }, [json]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again when the connection is back
  useEffect(() => flush(), [attempt]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      flush();
    };
  }, []);

  return {
    offer,
    /** Ends the offer, after its texts have been restored or given up. */
    closeOffer: () => setOffer(undefined),
    /** Ends what is kept of `typed`, before the editor of a new record closes because it is saved. */
    end: () => keep(offer?.texts ?? {}),
  };
};
