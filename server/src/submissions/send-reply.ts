import type { MailFacts } from '@jeweler/core/mail';
import { type NewReply, repliedStatus, type SubmissionReply } from '@jeweler/core/submissions';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../accounts/actor.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import { afterUndo, writeMail } from '../mail/outbox.ts';
import { addToHistory, nextState, saveState, undoSnapshot } from './store-state.ts';
import { type ItemRow, itemRows, toItem } from './submission-item.ts';

const NO_ADDRESS = 'This request has no email address to reply to.';
const IS_SPAM = 'This request is marked as spam. Nothing was sent.';

/**
 * Writes a reply to the visitor into the outbox and marks the submission as answered, or neither. It is sent
 * after UNDO_TIME_MS, once for each key. False, and nothing is changed, when the submission has changed since
 * the revision. Rejects with NotFoundError, and with RefusedError when there is no address, or when it is spam
 * and nobody asked for that.
 */
export const sendReply = (
  { writes }: Database,
  actor: Actor,
  reference: string,
  { key, text, revision, isForSpam = false }: NewReply,
): Promise<boolean> =>
  writes.run(async (trx) => {
    const row = await itemRows(trx, actor.adminId).where('reference', '=', reference).executeTakeFirst();
    if (!row) throw new NotFoundError();
    const once_key = `reply-${reference}-${key}`;
    const stored = await trx
      .selectFrom('outbox')
      .select('id')
      .where('once_key', '=', once_key)
      .executeTakeFirst();
    // The answer to the first request was lost.
    if (stored) return true;
    if (row.revision !== revision) return false;
    if (!mayReplyTo(row)) throw new RefusedError('text', NO_ADDRESS);
    if (row.status === 'spam' && !isForSpam) throw new RefusedError('isForSpam', IS_SPAM);
    const replied = await markReplied(trx, actor, row);
    const { appointment } = toItem(row);
    await writeMail(trx, {
      submission_id: row.id,
      kind: 'reply',
      recipient: row.email,
      facts: {
        reply: { text, by: actor.username, revision: replied },
        ...(appointment && { appointment }),
      },
      at: actor.at,
      next_attempt_at: afterUndo(new Date(actor.at)),
      once_key,
      isAskedFor: isForSpam,
    });
    return true;
  });

/** Whether there is somebody to reply to: subscribers get the newsletter only. */
export const mayReplyTo = ({ kind, email }: Pick<Tables['submissions'], 'kind' | 'email'>): boolean =>
  kind !== 'subscription' && !!email;

/** Oldest first; those taken back are no longer there. */
export const readReplies = async (query: Kysely<Tables>, id: number): Promise<SubmissionReply[]> => {
  const rows = await query
    .selectFrom('outbox')
    .select(['id', 'facts', 'state', 'created_at', 'sent_at', 'attempts', 'reason'])
    .where('submission_id', '=', id)
    .where('kind', '=', 'reply')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ facts, created_at: at, sent_at: sentAt, attempts, ...mail }) => {
    const { reply } = JSON.parse(facts) as MailFacts;
    if (!reply) return [];
    const isUntried = mail.state === 'waiting' && attempts === 0;
    return [{ ...mail, at, by: reply.by, text: reply.text, sentAt, isUntried }];
  });
};

/** Returns the new revision. */
const markReplied = async (trx: Transaction<Tables>, actor: Actor, row: ItemRow): Promise<number> => {
  const status = repliedStatus(row.kind, row.status);
  const revision = row.revision + 1;
  const line = { action: 'replied', before: undoSnapshot(row), revision } as const;
  if (status === row.status) {
    await trx.updateTable('submissions').set({ revision }).where('id', '=', row.id).execute();
    await addToHistory(trx, actor, row.id, line);
  } else {
    // Never refused: no kind that takes a slot gets another status by a reply.
    await saveState(trx, row, { state: nextState(row, status, actor.at) }, new Date(actor.at));
    await addToHistory(trx, actor, row.id, { ...line, from_status: row.status, to_status: status });
  }
  return revision;
};

/**
 * Takes the reply that led to the present revision out of the outbox; false when it may have been sent.
 */
export const withdrawReply = async (
  trx: Transaction<Tables>,
  { id, revision }: Pick<ItemRow, 'id' | 'revision'>,
): Promise<boolean> => {
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'facts'])
    .where('submission_id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
  const mail = waiting.find(({ facts }) => (JSON.parse(facts) as MailFacts).reply?.revision === revision);
  if (!mail) return false;
  await trx.deleteFrom('outbox').where('id', '=', mail.id).execute();
  return true;
};
