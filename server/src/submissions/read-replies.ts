import type { MailFacts } from '@jeweler/core/mail';
import type { SubmissionReply } from '@jeweler/core/submissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

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
