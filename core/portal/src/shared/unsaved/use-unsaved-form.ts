import { getUnsaved, keepUnsaved } from '@jeweler/core/api';
import type { RecordDraft } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAttempt } from '../live/live-connection.ts';
import { usePortal } from '../portal.ts';
import { usernameAtom, useUsername } from '../session/use-session.ts';
import { type LocalDrafts, localDrafts, pickDraft } from './local-drafts.ts';

const queues = new Map<string, Promise<void>>();

/** Runs what sends a form's draft, one after the other: a draft that arrived after its end would come back. */
const queueDraft = (form: string, send: () => Promise<void>): void => {
  const next = (queues.get(form) ?? Promise.resolve()).then(send).finally(() => {
    if (queues.get(form) === next) queues.delete(form);
  });
  queues.set(form, next);
};

export const unsavedKey = ['unsaved'];
/** Forms that open together ask once. */
const TOGETHER_MS = 1000;
/** From the last key to the server, in milliseconds. */
const REST_MS = 1500;

/** What was typed at an earlier time and not saved. */
export interface DraftOffer<Values> {
  readonly changes: Values;
  /** ISO date-time. */
  readonly savedAt: string;
}

interface UnsavedFormOptions<Values> {
  /** `opening-hours`, `note-REFERENCE`: what is sent for one is sent one after the other. */
  readonly form: string;
  /** What the texts were typed on; 0 where there is nothing to compare with. */
  readonly revision?: number;
  /** The part of a draft that can be offered, because it differs from what is there. */
  readonly select: (changes: RecordDraft['changes']) => Values;
  /** What has been typed and not been saved. */
  readonly typed: Values;
}

interface Start {
  /** `local`: the server has not been heard yet; until then nothing is sent that might replace what it has. */
  readonly phase: 'waiting' | 'local' | 'known';
  readonly mine?: RecordDraft | undefined;
  readonly draft?: RecordDraft | undefined;
}

const begin = (
  { phase, mine: read }: Start,
  local: LocalDrafts | undefined,
  kept: RecordDraft | undefined | 'unknown',
): Start => {
  if (!local) return { phase: 'waiting' };
  const mine = phase === 'waiting' ? local.read() : read;
  if (kept !== 'unknown') return { phase: 'known', mine, draft: pickDraft(mine, kept) };
  return { phase: 'local', mine, draft: mine };
};

/**
 * Keeps what is typed: on this computer at once, on the server after a pause. What was left of an earlier time is
 * offered; until that is decided, it is kept together with what is typed now.
 */
export const useUnsavedForm = <Values extends Readonly<Record<string, unknown>>>({
  form,
  revision = 0,
  select,
  typed,
}: UnsavedFormOptions<Values>) => {
  const username = useUsername();
  const { session, queries, store } = usePortal();
  const { http } = session;
  const attempt = useAttempt();
  /** What the server had when the form opened. */
  const [kept, setKept] = useState<RecordDraft | undefined | 'unknown'>('unknown');
  // Undefined until it is known who is signed in.
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
      // The same form may have closed just now: the server is told everything about its draft first.
      await queues.get(form);
      const queryFn = () => getUnsaved(http);
      const { forms } = await queries.fetchQuery({ queryKey: unsavedKey, queryFn, staleTime: TOGETHER_MS });
      if (isCurrent) setKept(forms[form]);
    };
    ask().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [attempt, isUnknown, form, http, queries]);

  const toOffer = (draft: RecordDraft | undefined): DraftOffer<Values> | undefined => {
    const changes = select(draft?.changes ?? {});
    return draft && Object.keys(changes).length > 0 ? { changes, savedAt: draft.savedAt } : undefined;
  };
  const [start, setStart] = useState(() => begin({ phase: 'waiting' }, local, kept));
  const [offer, setOffer] = useState(() => toOffer(start.draft));
  const json = JSON.stringify({ ...offer?.changes, ...typed });

  const known = useRef(JSON.stringify(start.draft?.changes ?? {}));
  const isOnServer = useRef(kept !== undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsent = useRef<RecordDraft>(undefined);

  useLayoutEffect(() => {
    if (start.phase === 'known') return;
    const next = begin(start, local, kept);
    if (next.phase === start.phase) return;
    isOnServer.current = kept !== undefined;
    // The server may have what is stored here as well: it is offered, and taken, once.
    const offered = JSON.stringify(next.draft?.changes ?? {});
    if (offered !== JSON.stringify(start.draft?.changes ?? {})) {
      known.current = offered;
      setOffer(toOffer(next.draft));
    }
    setStart(next);
  });

  const sendNow = (draft: RecordDraft) => {
    const isEnd = Object.keys(draft.changes).length === 0;
    queueDraft(form, async () => {
      if (isEnd && !isOnServer.current) return;
      try {
        // What waited may find somebody else signed in: it is not theirs.
        if (store.get(usernameAtom) !== username) throw new Error('Its author has left.');
        await keepUnsaved(http, form, { changes: draft.changes, revision: draft.revision });
        void queries.invalidateQueries({ queryKey: unsavedKey });
        isOnServer.current = !isEnd;
        if (known.current === JSON.stringify(draft.changes)) local?.write(undefined);
      } catch {
        // It is kept here, and sent again with the next key, or when the connection is back.
        unsent.current ??= draft;
      }
    });
  };
  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    const draft = unsent.current;
    if (!draft || start.phase !== 'known') return;
    unsent.current = undefined;
    sendNow(draft);
  });
  const keep = useEffectEvent((next: RecordDraft['changes']) => {
    known.current = JSON.stringify(next);
    clearTimeout(timer.current);
    const draft = { changes: next, revision, savedAt: session.now().toISOString() };
    const isEnd = known.current === '{}';
    local?.write(isEnd ? undefined : draft);
    unsent.current = draft;
    if (isEnd) flush();
    else timer.current = setTimeout(() => flush(), REST_MS);
  });

  const { phase } = start;
  useEffect(() => {
    if (phase !== 'waiting' && json !== known.current) keep(JSON.parse(json) as RecordDraft['changes']);
  }, [json, phase]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when the server is known, again when it is back
  useEffect(() => flush(), [attempt, phase]);
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
    /** Ends what is kept of `typed`, before the form closes because it is saved. */
    end: () => keep({ ...offer?.changes }),
  };
};
