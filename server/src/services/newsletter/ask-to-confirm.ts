import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { writeMail } from '../mail/outbox.ts';
import { writeOffConfirmations } from './subscriber-mails.ts';

/** Between two mails that ask the same address to confirm, in milliseconds. */
const SHORTEST_PAUSE = 24 * 3_600_000;

/** Also ahead, by a clock that was set back; a time that is further away is of another clock. */
const isRecent = (at: string | null, now: Date): boolean =>
  at !== null && Math.abs(now.getTime() - Date.parse(at)) < SHORTEST_PAUSE;

/**
 * Writes the mail that asks the owner of an address to confirm; false, and nothing is written, when another
 * one was written or went out less than 24 hours ago.
 */
export const askToConfirm = async (trx: Transaction<Tables>, id: number, now: Date): Promise<boolean> => {
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['email', 'consent_text', 'submission_id', 'last_asked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // What was written during an outage goes out later.
  const { sentAt } = await trx
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('sent_at').as('sentAt'))
    .where('subscriber_id', '=', id)
    .executeTakeFirstOrThrow();
  if (isRecent(subscriber.last_asked_at, now) || isRecent(sentAt, now)) return false;
  const at = now.toISOString();
  await trx.updateTable('subscribers').set({ last_asked_at: at }).where('id', '=', id).execute();
  const tried = await trx
    .updateTable('outbox')
    .set({ asked_at: at })
    .where('subscriber_id', '=', id)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('attempts', '>', 0), eb('asked_at', 'is not', null)]))
    .executeTakeFirst();
  // It may be on its way at this moment, so a second one must not be written: it has its days anew instead.
  if (tried.numUpdatedRows > 0) return true;
  await writeOffConfirmations(trx, id, 'A later mail to the same address has taken its place.');
  await writeMail(trx, {
    submissionId: subscriber.submission_id,
    subscriberId: id,
    kind: 'newsletter-confirmation',
    recipient: subscriber.email,
    facts: { consent: subscriber.consent_text },
    at,
  });
  return true;
};

/** Why staff cannot ask an address again: nobody has it, it needs no asking, or it was asked within a day. */
export type AskAgainRefusal = 'not-found' | 'not-open' | 'too-soon';

/** Staff ask somebody once more who has not confirmed, or whose mail was refused before; undefined when done. */
export const askAgain = async (
  trx: Transaction<Tables>,
  id: number,
  now: Date,
): Promise<AskAgainRefusal | undefined> => {
  const subscriber = await trx
    .selectFrom('subscribers')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!subscriber) return 'not-found';
  if (subscriber.state !== 'unconfirmed' && subscriber.state !== 'bounced') return 'not-open';
  if (!(await askToConfirm(trx, id, now))) return 'too-soon';
  await trx.updateTable('subscribers').set({ state: 'unconfirmed' }).where('id', '=', id).execute();
  return undefined;
};
