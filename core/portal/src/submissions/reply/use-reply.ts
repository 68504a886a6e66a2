import { ApiError, getSubmission, sendReply, undoChanges } from '@jeweler/core/api';
import { formatCount } from '@jeweler/core/format';
import { replyForm } from '@jeweler/core/schemas';
import { MAX_REPLY, type SubmissionRecord, type SubmissionReply } from '@jeweler/core/submissions';
import { useState } from 'react';
import { errorMessage } from '../../shared/errors.ts';
import { usePortal } from '../../shared/portal.ts';
import { useNameOf, useUsername } from '../../shared/session/use-session.ts';
import { useKeptText } from '../../shared/unsaved/use-kept-text.ts';
import { useChange } from '../../shared/use-change.ts';
import { statusLabels } from '../labels.ts';
import { presentRecord, recordKey } from '../submission-record.ts';
import { useKeyedText } from '../use-keyed-text.ts';

const TOO_LONG = `Your reply must be at most ${formatCount(MAX_REPLY)} characters.`;

const conflictSentence = (by: string, { status }: SubmissionRecord): string =>
  `Nothing was sent: ${by} has changed this in the meantime. It is now “${statusLabels[status]}”.`;

/** A reply to one record, which is kept while it is written. */
export const useReply = (record: SubmissionRecord) => {
  const { session, queries } = usePortal();
  const nameOf = useNameOf();
  const { reference } = record;
  const [text, setText, takeOut] = useKeptText(replyForm(reference), record.replies);
  /** Why the reply was not sent; with `isConflict`, someone else has changed the record, and it can be sent all the same. */
  const [problem, setProblem] = useState<{ sentence: string; isConflict: boolean }>();
  const change = useChange({ awaitsData: false });
  const typed = useKeyedText();
  const username = useUsername();
  /** How much had happened when the reply was begun. */
  const [seen, setSeen] = useState(record.history.length);
  if (text.trim() === '' && seen !== record.history.length) setSeen(record.history.length);

  const show = (next: SubmissionRecord) => queries.setQueryData(recordKey(reference), next);
  const fail = (error: unknown) => {
    const present = presentRecord(error);
    if (!present) {
      const sentence = (error instanceof ApiError ? error.fields.text : undefined) ?? errorMessage(error);
      return setProblem({ sentence, isConflict: false });
    }
    show(present);
    refuse(present.history.at(-1)?.by ?? 'Someone', present);
  };
  const refuse = (by: string, present: SubmissionRecord) => {
    setSeen(present.history.length);
    setProblem({ sentence: conflictSentence(nameOf(by), present), isConflict: true });
  };

  /** Resolves with whether it was sent; if not, `problem` says why, and the text stays. */
  const send = async ({ isForSpam = false } = {}): Promise<boolean> => {
    if (text.length > MAX_REPLY) {
      setProblem({ sentence: TOO_LONG, isConflict: false });
      return false;
    }
    // The server compares with what is shown by now, which may not have been noticed.
    const other = record.history
      .slice(seen)
      .find(({ by, action }) => by !== username && ['status', 'moved', 'replied'].includes(action));
    if (other) {
      refuse(other.by, record);
      return false;
    }
    const reply = { ...typed.withKey(text), revision: record.revision, ...(isForSpam && { isForSpam }) };
    try {
      const sent = await change.run((http) => sendReply(http, reference, reply));
      if (!sent) return false;
      typed.end();
      takeOut(text);
      setProblem(undefined);
      show(sent);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  /** Takes a reply back before it is sent; its text is there to be changed. */
  const withdraw = async (reply: SubmissionReply): Promise<void> => {
    try {
      const outcome = await change.run(async (http) => {
        const { results } = await undoChanges(http, { items: [{ reference, revision: record.revision }] });
        show(await getSubmission(session.http, reference));
        return results[0]?.outcome;
      });
      if (outcome === undefined) return;
      const isBack = outcome === 'changed';
      if (isBack) setText((present) => [reply.text, present].filter(Boolean).join('\n'));
      setProblem(isBack ? undefined : { sentence: 'The reply has already been sent.', isConflict: false });
    } catch (error) {
      fail(error);
    }
  };

  return { text, setText, problem, busy: change.busy, send, withdraw };
};

export type Reply = ReturnType<typeof useReply>;
